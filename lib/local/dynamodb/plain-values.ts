import type { ValidRequest } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import { fields } from './fields';

/** Numbers as DynamoDB writes them, with so few digits that they need no further check. */
const plainNumber = /^(?:0|-?[1-9]\d{0,15})$/;

/** Whether an attribute value is valid as it is written, so that dynalite would accept it and change nothing. */
export function isPlainValue(value: unknown): boolean {
  const [[type, content] = [], ...others] = Object.entries(fields(value));
  if (others.length > 0 || Array.isArray(value)) return false;
  switch (type) {
    case 'S':
      return typeof content === 'string';
    case 'N':
      return typeof content === 'string' && plainNumber.test(content);
    case 'BOOL':
      return typeof content === 'boolean';
    case 'NULL':
      return content === true;
    case 'L':
      return Array.isArray(content) && content.every(isPlainValue);
    case 'M':
      return isPlainMap(content);
    default:
      return false;
  }
}

function isPlainMap(value: unknown): value is object {
  return isObject(value) && Object.values(value).every(isPlainValue);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of a request, or of an action of a transaction, whose values have attribute names or placeholders. */
const mapsOfValues = ['Item', 'Key', 'ExpressionAttributeValues'];

/**
 * Checks the types of a request like dynalite, which copies and checks every value for each of its ten types: maps that
 * hold only plain values are empty while it does. The request itself stays as it is.
 *
 * @param types  of dynalite, which drops fields that it does not know
 * @throws the error of dynalite for a field of another type
 */
export function checkTypes(request: object, types: Readonly<Record<string, unknown>>): ValidRequest {
  const plain = new Set<unknown>();
  const { TransactItems: items } = fields(request);
  const actions = Array.isArray(items) && { TransactItems: items.map((item) => mapped(item, emptied)) };
  const checked = validations.checkTypes({ ...emptied(request), ...actions }, types);
  refill(checked, request);
  return checked;

  function emptied<Part>(part: Part): Part {
    return mapped(part, (value, name) => {
      if (!mapsOfValues.includes(name) || !isPlainMap(value)) return value;
      plain.add(value);
      return {};
    });
  }

  function refill(copy: object, part: object): void {
    for (const [name, value] of Object.entries(part)) {
      const copied = fields(copy)[name];
      if (typeof copied !== 'object' || copied === null) continue;
      if (plain.has(value)) Object.assign(copy, { [name]: value });
      else if (!mapsOfValues.includes(name)) refill(copied, value as object);
    }
  }
}

/** A copy of an object with other values; anything else is returned. */
function mapped<Part>(part: Part, change: (value: unknown, name: string) => unknown): Part {
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, change(value, name)]),
  ) as typeof part;
}
