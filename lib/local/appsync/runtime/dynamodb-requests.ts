import { type Expression, renderField, renderFilter } from './filter-expression';
import { dynamodb, toMapValues } from './typed-values';
import { operations, renderUpdate } from './update-expression';

interface Shared {
  readonly key: object;
  readonly condition?: object | null;
}

interface Read {
  readonly index?: string | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
  readonly consistentRead?: boolean | null;
  readonly filter?: object | null;
  readonly projection?: readonly string[] | null;
  readonly scanIndexForward?: boolean | null;
  readonly select?: string | null;
  readonly totalSegments?: number | null;
  readonly segment?: number | null;
}

/**
 * The module `@aws-appsync/utils/dynamodb`: it writes the requests that handlers return.
 * https://docs.aws.amazon.com/appsync/latest/devguide/built-in-modules-js.html
 */
export const dynamodbModule = {
  get: ({ key, consistentRead, projection }: Shared & Read) =>
    given({
      operation: 'GetItem',
      key: toMapValues(key),
      consistentRead,
      projection: projection && renderProjection(projection),
    }),
  put: ({ key, item, condition }: Shared & { item: object }) =>
    given({
      operation: 'PutItem',
      key: toMapValues(key),
      attributeValues: toMapValues(item),
      condition: condition && renderCondition(condition),
    }),
  update: ({ key, update, condition }: Shared & { update: object }) =>
    given({
      operation: 'UpdateItem',
      key: toMapValues(key),
      update: renderUpdate(update),
      condition: condition && renderCondition(condition),
    }),
  remove: ({ key, condition }: Shared) =>
    given({
      operation: 'DeleteItem',
      key: toMapValues(key),
      condition: condition && renderCondition(condition),
    }),
  query: ({ query, ...read }: Read & { query: object }) =>
    given({ operation: 'Query', query: renderKeyCondition(query), ...readOptions(read) }),
  scan: (read: Read) => given({ operation: 'Scan', ...readOptions(read) }),
  batchGet: ({ tables }: { tables: Record<string, { keys: object[] } & Read> }) => ({
    operation: 'BatchGetItem',
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, { keys, consistentRead, projection }]) => [
        table,
        given({
          keys: keys.map(toMapValues),
          consistentRead,
          projection: projection && renderProjection(projection),
        }),
      ]),
    ),
  }),
  transactGet: ({ items }: { items: (Shared & Read & { table: string })[] }) => ({
    operation: 'TransactGetItems',
    transactItems: items.map(({ table, key, projection }) =>
      given({ table, key: toMapValues(key), projection: projection && renderProjection(projection) }),
    ),
  }),
  transactWrite: ({ items }: { items: TransactWrite[] }) => ({
    operation: 'TransactWriteItems',
    transactItems: items.map(renderTransactWrite),
  }),
  operations,
  toStringSet: dynamodb.toStringSet,
  toNumberSet: dynamodb.toNumberSet,
  toBinarySet: dynamodb.toBinarySet,
};

type TransactWrite = Readonly<
  Record<string, Shared & { table: string; item?: object; update?: object } & { condition?: object }>
>;

const transactOperations: Readonly<Record<string, string>> = {
  putItem: 'PutItem',
  updateItem: 'UpdateItem',
  deleteItem: 'DeleteItem',
  conditionCheck: 'ConditionCheck',
};

function renderTransactWrite(write: TransactWrite): object {
  const [kind, { table, key, item, update, condition }] = Object.entries(write)[0] as [
    string,
    TransactWrite[''],
  ];
  const operation = transactOperations[kind];
  if (operation === undefined) throw new Error(`The offline host does not support ${kind} in a transaction`);
  return given({
    table,
    operation,
    key: toMapValues(key),
    attributeValues: item && toMapValues(item),
    update: update && renderUpdate(update),
    condition: condition && renderCondition(condition),
  });
}

function readOptions({ filter, projection, ...others }: Read): object {
  return {
    ...others,
    filter: filter && renderCondition(filter),
    projection: projection && renderProjection(projection),
  };
}

function renderCondition(filter: object): Expression {
  const rendered = renderFilter(filter);
  if (!rendered) throw new Error(`Not a filter: ${JSON.stringify(filter)}`);
  return rendered;
}

/** Key conditions are joined without parentheses around the whole. */
function renderKeyCondition(query: object): Expression {
  const made: Expression = { expression: '', expressionNames: {}, expressionValues: {} };
  const parts = Object.entries(query).flatMap(([name, operators]) => renderField(name, operators, '', made));
  return { ...made, expression: parts.map((part) => part.slice(1, -1)).join(' AND ') };
}

function renderProjection(paths: readonly string[]): object {
  const names = [...new Set(paths.flatMap((path) => path.split('.')))];
  return {
    expression: paths.map((path) => `#${path.replaceAll('.', '.#')}`).join(', '),
    expressionNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
  };
}

/** Leaves out what was not given. */
function given(request: object): object {
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined && value !== null),
  );
}
