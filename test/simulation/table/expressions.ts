import conditionParser from 'dynalite/db/conditionParser.js';
import updateParser from 'dynalite/db/updateParser.js';

/** The steps from an item to a part of it; a step with `#` stands for a name of the request. */
export type Path = readonly (string | number)[];

/** A value of the request, by its placeholder. */
export interface Placeholder {
  readonly type: 'value';
  readonly name: string;
}

/** A condition, a function or an arithmetic term with what it is applied to. */
export interface Expression {
  readonly type: string;
  /** Of a function. */
  readonly name?: string;
  readonly args: readonly Operand[];
}

export type Operand = Path | Placeholder | Expression;

/** One change of an update expression. */
export interface Step {
  readonly type: 'set' | 'remove' | 'add' | 'delete';
  readonly path: Path;
  readonly val?: Operand;
}

/** A parsed expression and the placeholders that it uses. */
export interface Parsed<Tree> {
  readonly tree: Tree;
  readonly placeholders: readonly string[];
}

/** Parses each text once: requests differ in their names and values, and these are looked up when it is applied. */
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

/** @throws Error for an expression that DynamoDB would refuse: our bug, never a fault that is simulated */
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
