/** A value of DynamoDB with its type, as AppSync writes them: numbers are numbers, not text. */
export type TypedValue = Readonly<Record<string, unknown>>;

/** Gives a value its type. https://docs.aws.amazon.com/appsync/latest/devguide/dynamodb-helpers-in-util-dynamodb-js.html */
export function toDynamoDB(value: unknown): TypedValue {
  if (value === null || value === undefined) return { NULL: null };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: value };
  if (typeof value === 'boolean') return { BOOL: value };
  return Array.isArray(value) ? { L: value.map(toDynamoDB) } : { M: toMapValues(value) };
}

/** Gives each value of an object its type; fields that are undefined are left out, as JSON leaves them out. */
export function toMapValues(values: object): Record<string, TypedValue> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toDynamoDB(value)]),
  );
}

const unlessMissing =
  <Value>(convert: (value: Value) => TypedValue) =>
  (value: Value | null | undefined): TypedValue | null =>
    value === null || value === undefined ? null : convert(value);

/** `util.dynamodb` */
export const dynamodb = {
  toDynamoDB,
  toString: unlessMissing((value: string) => ({ S: value })),
  toStringSet: unlessMissing((values: string[]) => ({ SS: values })),
  toNumber: unlessMissing((value: number) => ({ N: value })),
  toNumberSet: unlessMissing((values: number[]) => ({ NS: values })),
  toBinary: unlessMissing((value: string) => ({ B: value })),
  toBinarySet: unlessMissing((values: string[]) => ({ BS: values })),
  toBoolean: unlessMissing((value: boolean) => ({ BOOL: value })),
  toNull: () => ({ NULL: null }),
  toList: unlessMissing((values: unknown[]) => ({ L: values.map(toDynamoDB) })),
  toMap: unlessMissing((values: object) => ({ M: toMapValues(values) })),
  toMapValues: (values: object | null | undefined) =>
    values === null || values === undefined ? null : toMapValues(values),
};
