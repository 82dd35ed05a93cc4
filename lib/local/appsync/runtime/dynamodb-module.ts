import { renderFilter } from './filter-expression';
import { strict } from './strict';
import { dynamodb, toDynamoDB, type TypedValue } from './typed-values';

interface Expression {
  readonly expression: string;
  readonly expressionNames: Readonly<Record<string, string>>;
  readonly expressionValues?: Readonly<Record<string, TypedValue>>;
}

/** Result of a function of `operations`, as `evaluate-code` shows it. */
interface Operation {
  readonly type: string;
  readonly value?: unknown;
  readonly by?: number | null;
}

interface Payload {
  readonly key: object;
  readonly item: object;
  readonly update: Readonly<Record<string, unknown>>;
  readonly query: object;
  readonly condition?: object | null;
  readonly filter?: object | null;
  readonly [option: string]: unknown;
}

const plain = {
  increment: (by?: number) => ({ type: 'OPERATION_INCREMENT', by }),
  remove: () => ({ type: 'OPERATION_REMOVE' }),
  replace: (value: unknown) => ({ type: 'OPERATION_REPLACE', value }),
};

export const dynamodbMembers = {
  get: ({ key, consistentRead, ...more }: Payload) =>
    requestOf('GetItem', { key: dynamodb.toMapValues(key), consistentRead }, more),
  put: ({ key, item, condition, ...more }: Payload) =>
    requestOf(
      'PutItem',
      {
        key: dynamodb.toMapValues(key),
        attributeValues: dynamodb.toMapValues(item),
        condition: rendered(condition),
      },
      more,
    ),
  update: ({ key, update, condition, ...more }: Payload) =>
    requestOf(
      'UpdateItem',
      { key: dynamodb.toMapValues(key), update: updateOf(update), condition: rendered(condition) },
      more,
    ),
  query: ({ query, filter, index, limit, nextToken, scanIndexForward, ...more }: Payload) =>
    requestOf(
      'Query',
      {
        query: rendered(query),
        filter: rendered(filter),
        index,
        limit,
        nextToken,
        scanIndexForward,
      },
      more,
    ),
  batchGet: ({ tables, ...more }: { tables: Readonly<Record<string, { keys: readonly object[] }>> }) =>
    requestOf(
      'BatchGetItem',
      {
        tables: Object.fromEntries(
          Object.entries(tables).map(([table, { keys, ...rest }]) => {
            refuseMore('batchGet', rest);
            return [table, { keys: keys.map(dynamodb.toMapValues) }];
          }),
        ),
      },
      more,
    ),
  operations: plain,
};

/**
 * The module `@aws-appsync/utils/dynamodb`, whose functions return request objects. AWS publishes only its types; its
 * output was recorded with `evaluate-code` in
 * https://github.com/localstack/appsync-utils/blob/main/__tests__/__snapshots__/index.test.js.snap.
 */
export const dynamodbModule = strict('', dynamodbMembers);

/** Options that are absent or null are left out; an option that is not emulated is refused by name. */
function requestOf(operation: string, fields: Readonly<Record<string, unknown>>, more: object): object {
  refuseMore(operation, more);
  const some = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return { operation, ...Object.fromEntries(some) };
}

function refuseMore(operation: string, more: object): void {
  const [name] = Object.keys(more);
  if (name !== undefined) throw new Error(`The offline host does not support ${name} of ${operation}`);
}

/** An expression without values has no `expressionValues` here, unlike the result of `util.transform`. */
function rendered(filter: object | null | undefined): Expression | undefined {
  if (filter === null || filter === undefined) return undefined;
  const made = renderFilter(filter);
  if (!made || made.expression === '')
    throw new Error(`The offline host cannot render ${JSON.stringify(filter)}`);
  const { expression, expressionNames, expressionValues } = made;
  return {
    expression,
    expressionNames,
    ...(Object.keys(expressionValues).length > 0 && { expressionValues }),
  };
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
  const operations = Object.entries(update).map(([field, value]) => ({
    field,
    operation: operationOf(value),
  }));
  const isRemoval = ({ operation }: { operation: Operation }) => operation.type === 'OPERATION_REMOVE';
  const sets = operations
    .filter((each) => !isRemoval(each))
    .map(({ field, operation }) => setClause(nameOf(field), operation, keep));
  const removals = operations.filter(isRemoval).map(({ field }) => nameOf(field));
  const clauses = [
    sets.length > 0 ? `SET ${sets.join(', ')}` : '',
    removals.length > 0 ? `REMOVE ${removals.join(', ')}` : '',
  ];
  const expression = clauses.filter((clause) => clause !== '').join(' ');
  return { expression, expressionNames, expressionValues };
}

/** A bare value is set. AWS documents nothing about a bare object or list, whose parts may be operations. */
function operationOf(value: unknown): Operation {
  if (typeof value !== 'object' || value === null) return plain.replace(value);
  const { type } = value as Partial<Operation>;
  if (typeof type === 'string' && type.startsWith('OPERATION_')) return value as Operation;
  throw new Error('The offline host supports objects and lists in an update by operations.replace only');
}

function setClause(name: string, { type, value, by }: Operation, keep: (value: unknown) => string): string {
  return type === 'OPERATION_INCREMENT' ? `${name} = ${name} + ${keep(by ?? 1)}` : `${name} = ${keep(value)}`;
}
