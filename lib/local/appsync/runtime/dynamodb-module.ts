import { mapValues, toDynamoDB, toMapValues, type TypedValue } from '../typed-values';
import { type Expression, renderFilter } from './filter-expression';

/** Result of a function of `operations`, as `evaluate-code` shows it. */
interface Operation {
  readonly type: string;
  readonly value?: unknown;
  readonly by?: number | null;
}

const operations = {
  increment: (by?: number) => ({ type: 'OPERATION_INCREMENT', by }),
  remove: () => ({ type: 'OPERATION_REMOVE' }),
  replace: (value: unknown) => ({ type: 'OPERATION_REPLACE', value }),
};

const asGiven = (value: unknown) => value;

/**
 * The module `@aws-appsync/utils/dynamodb`, whose functions return request objects. AWS publishes only its types; its
 * output was recorded with `evaluate-code` in
 * https://github.com/localstack/appsync-utils/blob/main/__tests__/__snapshots__/index.test.js.snap.
 */
export const dynamodbMembers = {
  get: requesting('GetItem', { key: toMapValues, consistentRead: asGiven }),
  put: requesting('PutItem', { key: toMapValues, item: toMapValues, condition: rendered }),
  update: requesting('UpdateItem', { key: toMapValues, update: updateOf, condition: rendered }),
  query: requesting('Query', {
    query: rendered,
    filter: rendered,
    index: asGiven,
    limit: asGiven,
    nextToken: asGiven,
    scanIndexForward: asGiven,
  }),
  batchGet: requesting('BatchGetItem', {
    tables: (tables: Readonly<Record<string, object>>) =>
      mapValues(tables, (table) =>
        converted('batchGet', table, { keys: (keys: readonly object[]) => keys.map(toMapValues) }),
      ),
  }),
  operations,
};

type Conversions = Readonly<Record<string, (value: never) => unknown>>;

/** A function of the module, by how it converts each option that is emulated. */
function requesting(operation: string, conversions: Conversions) {
  return (payload: object): object => {
    const { item, ...fields } = converted(operation, payload, conversions);
    return { operation, ...fields, ...(item !== undefined && { attributeValues: item }) };
  };
}

/** Options that are absent or null are left out; an option that is not emulated is refused by name. */
function converted(operation: string, given: object, conversions: Conversions): Record<string, unknown> {
  const some = Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    const convert = Object.hasOwn(conversions, name) ? conversions[name] : undefined;
    if (!convert) throw new Error(`The offline host does not support ${name} of ${operation}`);
    return value === undefined || value === null ? [] : [[name, convert(value as never)] as const];
  });
  return Object.fromEntries(some);
}

/** An expression without values has no `expressionValues` here, unlike the result of `util.transform`. */
function rendered(given: object): Omit<Expression, 'expressionValues'> {
  const made = renderFilter(given);
  if (!made || made.expression === '')
    throw new Error(`The offline host cannot render ${JSON.stringify(given)}`);
  const { expressionValues, ...withoutValues } = made;
  return Object.keys(expressionValues).length > 0 ? made : withoutValues;
}

/** Renders one list of SET and one of REMOVE; placeholders are numbered in the order of the rendered clauses. */
function updateOf(update: Readonly<Record<string, unknown>>): Expression {
  const expressionNames: Record<string, string> = {};
  const expressionValues: Record<string, TypedValue> = {};
  const nameOf = (field: string) => {
    const name = `#expName_${Object.keys(expressionNames).length + 1}`;
    expressionNames[name] = field;
    return name;
  };
  const keep = (value: unknown) => {
    const placeholder = `:expValue_${Object.keys(expressionValues).length + 1}`;
    expressionValues[placeholder] = toDynamoDB(value);
    return placeholder;
  };
  const fields = Object.entries(mapValues(update, operationOf));
  const sets = fields.flatMap(([field, { type, value, by }]) => {
    if (type === 'OPERATION_REMOVE') return [];
    const name = nameOf(field);
    return type === 'OPERATION_INCREMENT'
      ? `${name} = ${name} + ${keep(by ?? 1)}`
      : `${name} = ${keep(value)}`;
  });
  const removals = fields.flatMap(([field, { type }]) => (type === 'OPERATION_REMOVE' ? nameOf(field) : []));
  const clauses = [
    sets.length > 0 ? `SET ${sets.join(', ')}` : [],
    removals.length > 0 ? `REMOVE ${removals.join(', ')}` : [],
  ].flat();
  return { expression: clauses.join(' '), expressionNames, expressionValues };
}

/** A bare value is set. AWS documents nothing about a bare object or list, whose parts may be operations. */
function operationOf(value: unknown): Operation {
  if (typeof value !== 'object' || value === null) return operations.replace(value);
  const { type } = value as Partial<Operation>;
  if (typeof type === 'string' && type.startsWith('OPERATION_')) return value as Operation;
  throw new Error('The offline host supports objects and lists in an update by operations.replace only');
}
