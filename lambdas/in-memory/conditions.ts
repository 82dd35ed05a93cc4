import type { Expression, Operand, Path } from './expressions';
import { compare, isSame, type Item } from './item';

/** Names and values of the placeholders in a request's expressions. */
export interface Placeholders {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a condition holds for an item; a missing item has no attributes. */
export function holds(
  { type, name, args }: Expression,
  item: Item | undefined,
  request: Placeholders,
): boolean {
  const at = (index: number) => args[index] as Operand;
  const value = (index: number) => operandOf(at(index), item, request);
  switch (type) {
    case 'and':
      return holds(at(0) as Expression, item, request) && holds(at(1) as Expression, item, request);
    case 'or':
      return holds(at(0) as Expression, item, request) || holds(at(1) as Expression, item, request);
    case 'not':
      return !holds(at(0) as Expression, item, request);
    case 'between':
      return isOrdered(value(0), value(1), '>=') && isOrdered(value(0), value(2), '<=');
    case 'in':
      return args.slice(1).some((each) => isSame(value(0), operandOf(each, item, request)));
    case 'function':
      return isTrue(name as string, value(0), args.length > 1 ? value(1) : undefined);
    case '=':
      return value(0) !== undefined && isSame(value(0), value(1));
    case '<>':
      return !isSame(value(0), value(1));
    default:
      return isOrdered(value(0), value(1), type);
  }
}

/** Value of an operand: a part of the item, or a value of the request. */
export function operandOf(operand: Operand, item: Item | undefined, request: Placeholders): unknown {
  if (Array.isArray(operand)) return valueAt(operand as Path, item, request);
  const { type, name, args } = operand as Expression;
  if (type === 'value') return valueOf(name as string, request);
  if (name === 'size') return sizeOf(operandOf(args[0] as Operand, item, request));
  throw new Error(`The in-memory tables do not know ${type} ${name} in a condition`);
}

/** Attribute name of a path step. */
export function nameOf(
  step: string | number,
  { ExpressionAttributeNames: names }: Placeholders,
): string | number {
  if (typeof step === 'number' || !step.startsWith('#')) return step;
  const name = names?.[step];
  if (name === undefined) throw new Error(`The request does not say what ${step} is`);
  return name;
}

function valueOf(name: string, { ExpressionAttributeValues: values }: Placeholders): unknown {
  const value = values?.[name];
  if (value === undefined) throw new Error(`The request does not say what ${name} is`);
  return value;
}

function valueAt(path: Path, item: Item | undefined, request: Placeholders): unknown {
  let value: unknown = item;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Item)[nameOf(step, request)];
  }
  return value;
}

function isOrdered(left: unknown, right: unknown, operator: string): boolean {
  const order = compare(left, right);
  if (order === undefined) return false;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

function isTrue(name: string, value: unknown, other: unknown): boolean {
  switch (name) {
    case 'attribute_exists':
      return value !== undefined;
    case 'attribute_not_exists':
      return value === undefined;
    case 'begins_with':
      return typeof value === 'string' && typeof other === 'string' && value.startsWith(other);
    case 'contains':
      if (typeof value === 'string') return typeof other === 'string' && value.includes(other);
      return Array.isArray(value) && value.some((each) => isSame(each, other));
    default:
      throw new Error(`The in-memory tables do not know the function ${name}`);
  }
}

function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return Buffer.byteLength(value);
  return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined;
}
