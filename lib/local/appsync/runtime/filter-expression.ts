import { toDynamoDB, type TypedValue } from './typed-values';

interface Expression {
  expression: string;
  expressionNames: Record<string, string>;
  expressionValues: Record<string, TypedValue>;
}

/** Raised for a filter that AppSync cannot render, for which it returns null. */
class Unrenderable extends Error {}

const comparators: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
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

function renderField(name: string, operators: unknown, path: string, made: Expression): string[] {
  made.expressionNames[`#${name}`] = name;
  return renderOperators(`#${name}`, operators, `${path}${name}`, made);
}

function renderMap(filter: unknown, path: string, made: Expression): string[] {
  return Object.entries(objectOf(filter)).map(([name, value]) => {
    if (name === 'and' || name === 'or') return renderGroup(name, value, path, made);
    if (name === 'not') {
      const inner = renderMap(value, `${path}not_`, made);
      return `(NOT ${inner.length > 1 ? `(${inner.join(' AND ')})` : inner.join('')})`;
    }
    return joined(renderField(name, value, path, made), 'AND');
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

function joined(parts: string[], joiner: string): string {
  return parts.length > 1 ? `(${parts.join(` ${joiner} `)})` : parts.join('');
}

function renderOperators(operand: string, operators: unknown, path: string, made: Expression): string[] {
  return Object.entries(objectOf(operators)).flatMap(([operator, value]) => {
    const placeholder = `:${path}_${operator}`;
    if (operator === 'size') {
      const size = operand.startsWith('size(') ? operand : `size(${operand})`;
      return joined(renderOperators(size, value, `${path}_size`, made), 'AND') || [];
    }
    return `(${renderOperator({ operator, operand, value, placeholder }, made)})`;
  });
}

function renderOperator(
  {
    operator,
    operand,
    value,
    placeholder,
  }: Record<'operator' | 'operand' | 'placeholder', string> & {
    value: unknown;
  },
  made: Expression,
): string {
  const keep = (name: string, kept: unknown) => {
    made.expressionValues[name] = toDynamoDB(kept);
    return name;
  };
  const comparator = comparators[operator];
  if (comparator !== undefined) return `${operand} ${comparator} ${keep(placeholder, value)}`;
  switch (operator) {
    case 'beginsWith':
      return `begins_with(${operand},${keep(placeholder, value)})`;
    case 'contains':
      return `contains(${operand},${keep(placeholder, value)})`;
    case 'notContains':
      return `NOT contains(${operand},${keep(placeholder, value)})`;
    case 'between': {
      const bounds = listOf(value);
      if (bounds.length < 2) throw new Unrenderable();
      const start = keep(`${placeholder}_start`, bounds[0]);
      const end = keep(`${placeholder}_end`, bounds[1]);
      return `${operand} BETWEEN ${start} AND ${end}`;
    }
    case 'in': {
      const names = listOf(value).map((kept, index) => keep(`${placeholder}_${index}`, kept));
      return names.length > 0 ? `${operand} IN (${names.join(', ')})` : 'null';
    }
    case 'attributeExists':
      if (typeof value !== 'boolean') throw new Unrenderable();
      return `${value ? 'attribute_exists' : 'attribute_not_exists'}(${operand})`;
    case 'attributeType': {
      const type = attributeTypes[String(value)];
      if (type === undefined) throw new Unrenderable();
      return `attribute_type(${operand},${keep(placeholder, type)})`;
    }
    default:
      throw new Unrenderable();
  }
}

function objectOf(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Unrenderable();
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Unrenderable();
}
