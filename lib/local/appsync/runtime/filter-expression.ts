import { toDynamoDB, type TypedValue } from '../typed-values';

/** As `evaluate-code` shows the expressions of filters, conditions and updates. */
export interface Expression {
  expression: string;
  expressionNames: Record<string, string>;
  expressionValues: Record<string, TypedValue>;
}

/** Raised for a filter that AppSync cannot render, for which it returns null. */
class Unrenderable extends Error {}

/** Keeps a value under the placeholder of its operator. */
type Keep = (value: unknown, suffix?: string) => string;
type Render = (operand: string, value: unknown, keep: Keep) => string;

const comparison =
  (sign: string): Render =>
  (operand, value, keep) =>
    `${operand} ${sign} ${keep(value)}`;

const operators: Readonly<Record<string, Render>> = {
  eq: comparison('='),
  ne: comparison('<>'),
  lt: comparison('<'),
  le: comparison('<='),
  gt: comparison('>'),
  ge: comparison('>='),
  beginsWith: (operand, value, keep) => `begins_with(${operand},${keep(value)})`,
  contains: (operand, value, keep) => `contains(${operand},${keep(value)})`,
  notContains: (operand, value, keep) => `NOT contains(${operand},${keep(value)})`,
  between(operand, value, keep) {
    const bounds = listOf(value);
    if (bounds.length < 2) throw new Unrenderable();
    return `${operand} BETWEEN ${keep(bounds[0], '_start')} AND ${keep(bounds[1], '_end')}`;
  },
  in(operand, value, keep) {
    const placeholders = listOf(value).map((kept, index) => keep(kept, `_${index}`));
    return placeholders.length > 0 ? `${operand} IN (${placeholders.join(', ')})` : 'null';
  },
  attributeExists(operand, value) {
    if (typeof value !== 'boolean') throw new Unrenderable();
    return `${value ? 'attribute_exists' : 'attribute_not_exists'}(${operand})`;
  },
  attributeType(operand, value, keep) {
    const type = attributeTypes[String(value)];
    if (type === undefined) throw new Unrenderable();
    return `attribute_type(${operand},${keep(type)})`;
  },
};

const attributeTypes: Readonly<Record<string, string>> = {
  _null: 'NULL',
  string: 'S',
  stringSet: 'SS',
  number: 'N',
  numberSet: 'NS',
  binary: 'B',
  binarySet: 'BS',
  bool: 'BOOL',
  boolean: 'BOOL',
  list: 'L',
  map: 'M',
};

/**
 * Renders a filter with the spaces and placeholders of AppSync.
 * https://docs.aws.amazon.com/appsync/latest/devguide/transformation-helpers-in-utils-transform-js.html
 *
 * @returns null, as AppSync does, for a value that is not a filter
 */
export function renderFilter(filter: unknown): Expression | null {
  const made: Expression = { expression: '', expressionNames: {}, expressionValues: {} };
  try {
    made.expression = renderMap(filter, '', made).join(' AND ');
    return made;
  } catch (error) {
    if (error instanceof Unrenderable) return null;
    throw error;
  }
}

function renderMap(filter: unknown, path: string, made: Expression): string[] {
  return Object.entries(objectOf(filter)).map(([name, value]) => {
    if (name === 'and' || name === 'or') return renderGroup(name, value, path, made);
    if (name === 'not') {
      const inner = renderMap(value, `${path}not_`, made);
      return `(NOT ${inner.length > 1 ? `(${inner.join(' AND ')})` : inner.join('')})`;
    }
    made.expressionNames[`#${name}`] = name;
    return joined(renderOperators(`#${name}`, value, path + name, made), 'AND');
  });
}

function renderGroup(name: 'and' | 'or', members: unknown, path: string, made: Expression): string {
  const rendered = listOf(members).map((member, index) =>
    renderMap(member, `${path}${name}_${index}_`, made),
  );
  // A group of one becomes its member; otherwise, without parentheses, a preceding NOT would apply to its first part
  // alone.
  if (rendered.length === 1) return joined(rendered[0] ?? [], 'AND');
  return joined(
    rendered.map((parts) => parts.join(' AND ')),
    name.toUpperCase(),
  );
}

function renderOperators(operand: string, given: unknown, path: string, made: Expression): string[] {
  return Object.entries(objectOf(given)).flatMap(([operator, value]) => {
    if (operator === 'size') {
      const size = operand.startsWith('size(') ? operand : `size(${operand})`;
      return joined(renderOperators(size, value, `${path}_size`, made), 'AND') || [];
    }
    const render = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
    if (!render) throw new Unrenderable();
    const keep: Keep = (kept, suffix = '') => {
      const placeholder = `:${path}_${operator}${suffix}`;
      made.expressionValues[placeholder] = toDynamoDB(kept);
      return placeholder;
    };
    return `(${render(operand, value, keep)})`;
  });
}

function joined(parts: string[], joiner: string): string {
  return parts.length > 1 ? `(${parts.join(` ${joiner} `)})` : parts.join('');
}

function objectOf(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Unrenderable();
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Unrenderable();
}
