import { unmarshall } from '@aws-sdk/util-dynamodb';

/** A typed value of DynamoDB. As AppSync writes it, a number is a number and null is null; DynamoDB takes text and true. */
export type TypedValue = Readonly<Record<string, unknown>>;
/** An item by the names of its attributes. */
export type Item = Readonly<Record<string, unknown>>;

/** The typed value of a plain one: https://docs.aws.amazon.com/appsync/latest/devguide/dynamodb-helpers-in-util-dynamodb-js.html */
export function toDynamoDB(value: unknown): TypedValue {
  if (value === null || value === undefined) return { NULL: null };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: value };
  if (typeof value === 'boolean') return { BOOL: value };
  return Array.isArray(value) ? { L: value.map(toDynamoDB) } : { M: toMapValues(value) };
}

/** Omits fields that are undefined, as JSON does. */
export function toMapValues(values: object): Record<string, TypedValue> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return mapValues(Object.fromEntries(defined), toDynamoDB);
}

/** AppSync's form to DynamoDB's: https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html */
export function itemToWire(item: Item): Item {
  return JSON.parse(JSON.stringify(item), (type, content: unknown) => {
    if (type === 'N' && typeof content === 'number') return String(content);
    if (type === 'NS' && Array.isArray(content)) return content.map(String);
    return type === 'NULL' && content === null ? true : content;
  });
}

/** DynamoDB's form to plain values: binaries stay Base64, sets become lists. */
export function itemFromWire(item: Item): Record<string, unknown> {
  const plain = unmarshall(item as Parameters<typeof unmarshall>[0], { wrapNumbers: Number });
  const withLists = (_name: string, value: unknown) => (value instanceof Set ? [...value] : value);
  return JSON.parse(JSON.stringify(plain, withLists));
}

export function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
