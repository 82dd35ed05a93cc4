import type { AnyNode, Program } from 'acorn';

const keyword = (node: AnyNode & { operator?: string }) => node.operator ?? '';

const refused: Readonly<Record<string, string | ((node: AnyNode) => string | undefined)>> = {
  AwaitExpression: 'await',
  BinaryExpression: (node) => ['in', 'instanceof'].find((operator) => operator === keyword(node)),
  BreakStatement: (node) => ('label' in node && node.label ? 'labels' : undefined),
  ClassDeclaration: 'class',
  ClassExpression: 'class',
  ContinueStatement: 'continue',
  DebuggerStatement: 'debugger',
  DoWhileStatement: 'do…while',
  ForOfStatement: (node) => ('await' in node && node.await ? 'for await' : undefined),
  ForStatement: 'for (;;)',
  ImportExpression: 'import()',
  LabeledStatement: 'labels',
  Literal: (node) => ('regex' in node && node.regex ? 'regular expressions in slashes' : undefined),
  MetaProperty: 'import.meta',
  NewExpression: 'new',
  ThisExpression: 'this',
  ThrowStatement: 'throw',
  TryStatement: 'try',
  UnaryExpression: (node) => (keyword(node) === '~' ? '~' : undefined),
  UpdateExpression: keyword,
  WhileStatement: 'while',
  WithStatement: 'with',
  YieldExpression: 'yield',
};

/** https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html */
export function refusedConstruct(program: Program): { construct: string; line: number } | undefined {
  for (const node of nodesOf(program)) {
    const rule = refused[node.type];
    const own = typeof rule === 'function' ? rule(node) : rule;
    const construct = own ?? refusedFunction(node);
    if (construct !== undefined) return { construct, line: node.loc?.start.line ?? 0 };
  }
  return undefined;
}

/**
 * Whether every call of the code ends soon by itself: it has no loop, and no function but its handlers, which nothing in it names, so that
 * it can neither repeat nor recurse.
 */
export function endsByItself({ body }: Program, handlerNames: readonly string[]): boolean {
  const isHandler = (id: AnyNode | null) => id?.type === 'Identifier' && handlerNames.includes(id.name);
  const nodes = body.filter((node) => !isExportList(node)).flatMap((node) => [...nodesOf(node)]);
  const mayRepeat = nodes.some((node) => {
    if (node.type === 'FunctionDeclaration') return !isHandler(node.id);
    return ['ArrowFunctionExpression', 'ForInStatement', 'ForOfStatement', 'FunctionExpression'].includes(
      node.type,
    );
  });
  return !mayRepeat && nodes.filter(isHandler).length === handlerNames.length;
}

function isExportList(node: AnyNode): boolean {
  return node.type === 'ExportNamedDeclaration' && !node.declaration;
}

/** A node and all nodes in it, in the order of the source. */
function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const name in node) {
    const value: unknown = node[name as keyof AnyNode];
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield* nodesOf(child);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function refusedFunction(node: AnyNode): string | undefined {
  if ('async' in node && node.async) return 'async';
  return 'generator' in node && node.generator ? 'generators' : undefined;
}
