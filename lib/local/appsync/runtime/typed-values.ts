/** A typed DynamoDB value as AppSync writes it: numbers are numbers, not text. */
export type TypedValue = Readonly<Record<string, unknown>>;

/** https://docs.aws.amazon.com/appsync/latest/devguide/dynamodb-helpers-in-util-dynamodb-js.html */
export function toDynamoDB(value: unknown): TypedValue {
  if (value === null || value === undefined) return { NULL: null };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: value };
  if (typeof value === 'boolean') return { BOOL: value };
  return Array.isArray(value) ? { L: value.map(toDynamoDB) } : { M: toMapValues(value) };
}

/** Omits fields that are undefined, as JSON does. */
function toMapValues(values: object): Record<string, TypedValue> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toDynamoDB(value)]),
  );
}

export const dynamodb = {
  toDynamoDB,
  toMapValues: (values: object | null | undefined) =>
    values === null || values === undefined ? null : toMapValues(values),
};
