// The messages of the page as Fluent's own parser reads them.

import type { MessageReference, SyntaxNode, TermReference, VariableReference } from "@fluent/syntax";
import { type Entry, type FunctionReference, Junk, Message, parse, Term, Visitor } from "@fluent/syntax";

/** The references of a message: the arguments that it takes, and anything else. */
export class References extends Visitor {
  readonly variables = new Set<string>();
  /** Other messages, terms (with their dash) and functions. */
  readonly others = new Set<string>();

  constructor(message: SyntaxNode) {
    super();
    this.visit(message);
  }

  override visitVariableReference({ id }: VariableReference): void {
    this.variables.add(id.name);
  }

  override visitMessageReference({ id }: MessageReference): void {
    this.others.add(id.name);
  }

  override visitTermReference({ id }: TermReference): void {
    this.others.add(`-${id.name}`);
  }

  override visitFunctionReference(reference: FunctionReference): void {
    this.others.add(reference.id.name);
    this.genericVisit(reference);
  }
}

/** A file of messages, and what in it is none. */
export interface MessageFile {
  readonly messages: readonly Message[];
  readonly faults: readonly string[];
}

function faultOf(entry: Entry): string | null {
  if (entry instanceof Junk) return `no Fluent: ${entry.content}`;
  if (entry instanceof Term) return `a term, of which there are none: ${entry.id.name}`;
  if (!(entry instanceof Message)) return null;
  return entry.value && !entry.attributes.length ? null : `not plainly a text: ${entry.id.name}`;
}

export function readMessages(text: string): MessageFile {
  const { body } = parse(text, { withSpans: false });
  return {
    messages: body.filter((entry) => entry instanceof Message),
    faults: body.map(faultOf).filter((fault) => fault !== null),
  };
}
