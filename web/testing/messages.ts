// The messages of the page as Fluent's own parser reads them.

import type { MessageReference, Pattern, SyntaxNode, TermReference } from "@fluent/syntax";
import {
  type Entry,
  type FunctionReference,
  Junk,
  Message,
  parse,
  SelectExpression,
  Term,
  TextElement,
  VariableReference,
  Visitor,
} from "@fluent/syntax";

const files: Record<string, string> = import.meta.glob("../src/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts of the files of messages in a language, by their folders. */
export const filesIn = (locale: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => {
      const [, folder = ""] = RegExp(`^../src/(.*)/${locale}.ftl$`).exec(path) ?? [];
      return folder ? [[folder, text]] : [];
    }),
  );

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

/** All texts of a message, one for each way through its variants, with each other slot by its name: `$name`. */
export function spoken({ elements }: Pattern): string[] {
  return elements.reduce<string[]>(
    (begun, element) => endsOf(element).flatMap((end) => begun.map((text) => text + end)),
    [""],
  );
}

function endsOf(element: Pattern["elements"][number]): string[] {
  if (element instanceof TextElement) return [element.value];
  const { expression } = element;
  if (expression instanceof SelectExpression) return expression.variants.flatMap(({ value }) => spoken(value));
  return [expression instanceof VariableReference ? `$${expression.id.name}` : ""];
}
