// The texts in quotes of the page's code, and its requests for messages, as a parser of TypeScript reads them.
import { type ESTree, parseSync, Visitor } from "vite";

/** A text put together: its fixed parts, and `null` for each hole between them. */
export type Template = readonly (string | null)[];

/** A message asked for by its name, with the names of what args it in; `null` where these are not written there. */
export interface Call {
  readonly path: string;
  readonly id: string;
  readonly args: readonly string[] | null;
}

export interface Source {
  readonly literals: readonly string[];
  readonly templates: readonly Template[];
  readonly calls: readonly Call[];
}

type Constants = ReadonlyMap<string, ESTree.TemplateLiteral>;

/** The parts of a template, with those of the constants in it in their place. */
function partsOf({ quasis, expressions }: ESTree.TemplateLiteral, constants: Constants): (string | null)[] {
  const filled = expressions.map((hole) => {
    const inner = hole.type === "Identifier" && constants.get(hole.name);
    return inner ? partsOf(inner, constants) : [null];
  });
  return quasis.flatMap(({ value }, at) => [value.cooked ?? "", ...(filled[at] ?? [])]);
}

function argsOf(args: ESTree.Argument | undefined): readonly string[] | null {
  if (!args) return [];
  if (args.type !== "ObjectExpression") return null;
  const names = args.properties.map((each) =>
    each.type === "Property" && each.key.type === "Identifier" ? each.key.name : null,
  );
  return names.includes(null) ? null : (names as string[]);
}

function callOf({ callee, arguments: [id, args] }: ESTree.CallExpression, path: string): Call | null {
  if (callee.type !== "Identifier" || callee.name !== "t") return null;
  if (id?.type !== "Literal" || typeof id.value !== "string") return null;
  return { path, id: id.value, args: argsOf(args) };
}

/** Read a file of the page's code; throws where it is no TypeScript. */
export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length) throw new Error(`${path}: ${errors.map(({ message }) => message).join("; ")}`);
  const literals: string[] = [];
  const calls: Call[] = [];
  const templates: ESTree.TemplateLiteral[] = [];
  const constants = new Map<string, ESTree.TemplateLiteral>();
  new Visitor({
    Literal: ({ value }) => void (typeof value === "string" && literals.push(value)),
    Property: ({ key }) => void (key.type === "Identifier" && literals.push(key.name)),
    TemplateLiteral: (template) => void templates.push(template),
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init?.type === "TemplateLiteral") constants.set(id.name, init);
    },
    CallExpression(call) {
      const found = callOf(call, path);
      if (found) calls.push(found);
    },
  }).visit(program);
  return { literals, calls, templates: templates.map((template) => partsOf(template, constants)) };
}

/** Returns the modules that a file of the page loads later: by `import()`, or by a glob that is not eager. */
export function lateParts(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length) throw new Error(`${path}: ${errors.map(({ message }) => message).join("; ")}`);
  const found: string[] = [];
  const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  new Visitor({
    ImportExpression: ({ source }) => void found.push(written(source)),
    CallExpression(call) {
      const isGlob = written(call.callee) === "import.meta.glob";
      if (isGlob && !call.arguments.some((each) => /eager: true/.test(written(each)))) found.push(written(call));
    },
  }).visit(program);
  return found;
}
