/** A stored row with attributes of any DynamoDB type; attributes may be missing. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** A filter as sent by clients. */
export type Filter = Readonly<Record<string, unknown>>;

/**
 * Whether a row passes a filter, by the DynamoDB documentation alone and without code of the product: a missing attribute equals nothing
 * and differs from everything, values of other types are never compared, NULL is a value.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html
 */
export function passes(row: StoredRow, filter: Filter): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (name === 'and') return (condition as Filter[]).every((member) => passes(row, member));
    if (name === 'or') return (condition as Filter[]).some((member) => passes(row, member));
    if (name === 'not') return !passes(row, condition as Filter);
    return Object.entries(condition as object).every(([operator, operand]) =>
      matches(operator, row[name], operand),
    );
  });
}

function matches(operator: string, value: unknown, operand: unknown): boolean {
  switch (operator) {
    case 'eq':
      return isSame(value, operand);
    case 'ne':
      return !isSame(value, operand);
    case 'lt':
      return hasOrder(value, operand, (order) => order < 0);
    case 'le':
      return hasOrder(value, operand, (order) => order <= 0);
    case 'gt':
      return hasOrder(value, operand, (order) => order > 0);
    case 'ge':
      return hasOrder(value, operand, (order) => order >= 0);
    case 'between': {
      const [lower, upper] = operand as [unknown, unknown];
      return hasOrder(value, lower, (order) => order >= 0) && hasOrder(value, upper, (order) => order <= 0);
    }
    case 'contains':
      return contains(value, operand);
    case 'notContains':
      return !contains(value, operand);
    case 'beginsWith':
      return typeof value === 'string' && value.startsWith(operand as string);
    case 'attributeExists':
      return (value !== undefined) === operand;
    case 'attributeType':
      return typeOf(value) === operand;
    case 'size':
      return Object.entries(operand as object).every(([of, bound]) => matches(of, sizeOf(value), bound));
    default:
      throw new Error(`The oracle does not implement ${operator}`);
  }
}

/** Type names of filters. */
function typeOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return '_null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'object' ? 'map' : typeof value;
}

function isSame(value: unknown, operand: unknown): boolean {
  return typeOf(value) === typeOf(operand) && value === operand;
}

/** Compares strings by UTF-8 bytes and numbers by value; nothing else has an order. */
function hasOrder(value: unknown, operand: unknown, isExpected: (order: number) => boolean): boolean {
  if (typeof value === 'number' && typeof operand === 'number') return isExpected(value - operand);
  if (typeof value !== 'string' || typeof operand !== 'string') return false;
  return isExpected(Buffer.compare(Buffer.from(value), Buffer.from(operand)));
}

function contains(value: unknown, operand: unknown): boolean {
  if (typeof value === 'string') return value.includes(operand as string);
  return Array.isArray(value) && value.some((member) => isSame(member, operand));
}

function sizeOf(value: unknown): number | undefined {
  return typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
}
