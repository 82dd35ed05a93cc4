import conditionParser from 'dynalite/db/conditionParser.js';
import updateParser from 'dynalite/db/updateParser.js';

/** Path to a part of an item; a step with `#` is a name placeholder. */
export type Path = readonly (string | number)[];

/** A value placeholder. */
export interface Placeholder {
  readonly type: 'value';
  readonly name: string;
}

/** A condition, function or arithmetic term with its operands. */
export interface Expression {
  readonly type: string;
  /** Function name. */
  readonly name?: string;
  readonly args: readonly Operand[];
}

export type Operand = Path | Placeholder | Expression;

/** One action of an update expression. */
export interface Step {
  readonly type: 'set' | 'remove' | 'add' | 'delete';
  readonly path: Path;
  readonly val?: Operand;
}

/** A parsed expression and its placeholders. */
export interface Parsed<Tree> {
  readonly tree: Tree;
  readonly placeholders: readonly string[];
}

/** Caches parsed expressions; names and values are resolved when they are applied. */
export const parseCondition = remembering((text) => {
  const { tree, placeholders } = parse(conditionParser, text);
  return { tree: (tree as { expression: Expression }).expression, placeholders };
});

export const parseUpdate = remembering((text) => {
  const { tree, placeholders } = parse(updateParser, text);
  return { tree: (tree as { sections: readonly Step[] }).sections, placeholders };
});

function remembering<Tree>(read: (text: string) => Parsed<Tree>): (text: string) => Parsed<Tree> {
  const known = new Map<string, Parsed<Tree>>();
  return (text) => {
    let parsed = known.get(text);
    if (!parsed) known.set(text, (parsed = read(text)));
    return parsed;
  };
}

/** @throws Error for an expression that DynamoDB would reject, which is a bug and no fault of a table */
function parse(
  parser: { parse(text: string, options: { context: object }): unknown },
  text: string,
): Parsed<unknown> {
  const used = new Set<string>();
  const names = new Proxy({}, { get: (_names, name) => (used.add(String(name)), name) });
  const values = new Proxy({}, { get: (_values, name) => (used.add(String(name)), { type: 'value', name }) });
  const context = { attrNames: names, attrVals: values, isReserved: () => false };
  const tree = parser.parse(text, { context });
  if (typeof tree === 'string') throw new Error(`Invalid expression '${text}': ${tree}`);
  return { tree, placeholders: [...used] };
}
