import type { AnyNode } from 'acorn';

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
export function refusedConstruct(node: AnyNode): { construct: string; line: number } | undefined {
  const rule = refused[node.type];
  const own = typeof rule === 'function' ? rule(node) : rule;
  const construct = own ?? refusedFunction(node);
  if (construct !== undefined) return { construct, line: node.loc?.start.line ?? 0 };
  for (const name in node) {
    const value: unknown = node[name as keyof AnyNode];
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const found = isNode(child) && refusedConstruct(child);
      if (found) return found;
    }
  }
  return undefined;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function refusedFunction(node: AnyNode): string | undefined {
  if ('async' in node && node.async) return 'async';
  return 'generator' in node && node.generator ? 'generators' : undefined;
}
