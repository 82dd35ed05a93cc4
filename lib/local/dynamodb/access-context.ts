import type { ContextKeys } from '../iam/caller';
import { fields, texts } from './request-fields';

/** Key attributes of a table and its indexes, which requests do not always name. */
export interface TableKeys {
  /** Partition key first. */
  readonly keys: readonly string[];
  readonly indexKeys: Readonly<Record<string, readonly string[]>>;
}

/**
 * Condition keys that DynamoDB supplies for one table of a request.
 *
 * - `dynamodb:LeadingKeys`: partition key values of the items, or of the index that a query reads. Absent for a scan,
 *   so that `ForAllValues` always holds there, as in the cloud.
 * - `dynamodb:Attributes`: top-level names in the item, the key and every expression, and the key attributes of the
 *   table and of the index that is read: "you must specify the names of all of the primary key and index key
 *   attributes".
 * - `dynamodb:Select`: reads only. `GetItem` and `BatchGetItem` have no such parameter; there the projection decides.
 *
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazondynamodb.html
 *
 * @param operation  `GetItem`, `ConditionCheckItem`, …
 * @param request    parameters for this table: the entry of a batch or a transaction
 * @param table      undefined for an unknown table, which DynamoDB refuses by itself
 */
export function dynamoDbContext(
  operation: string,
  request: Readonly<Record<string, unknown>>,
  table: TableKeys | undefined,
): ContextKeys {
  const leadingKeys = leadingKeysOf(operation, request, table);
  return {
    'dynamodb:Attributes': [...new Set([...namedIn(request), ...keysRead(request, table)])].sort(),
    ...(leadingKeys && { 'dynamodb:LeadingKeys': leadingKeys }),
    ...(reads.includes(operation) && { 'dynamodb:Select': selectOf(operation, request) }),
  };
}

const reads = ['BatchGetItem', 'GetItem', 'Query', 'Scan'];

const expressions = [
  'ConditionExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
  'UpdateExpression',
];

function namedIn(request: Readonly<Record<string, unknown>>): string[] {
  const placeholders = fields(request['ExpressionAttributeNames']);
  const inExpressions = expressions
    .flatMap((name) => topLevelNames(textOr(request[name], '')))
    .map((name) => (name.startsWith('#') ? textOr(placeholders[name], name) : name));
  const inMaps = ['Item', 'Key'].flatMap((name) => Object.keys(fields(request[name])));
  const inKeys = Array.isArray(request['Keys'])
    ? request['Keys'].flatMap((key) => Object.keys(fields(key)))
    : [];
  return [...inExpressions, ...inMaps, ...inKeys];
}

const keywords = /^(?:set|remove|add|delete|and|or|not|in|between)$/i;

/** Names at the beginning of a path; excludes names after a dot, a value's `:name`, keywords and functions. */
function topLevelNames(expression: string): string[] {
  const paths = expression.matchAll(/(?<![\w#:]|\.\s*)(?:#\w+|[a-z_]\w*)(?!\w|\s*\()/gi);
  return [...paths].map(([name]) => name).filter((name) => !keywords.test(name));
}

function keysRead(
  request: Readonly<Record<string, unknown>>,
  table: TableKeys | undefined,
): readonly string[] {
  const index = request['IndexName'];
  return [...(table?.keys ?? []), ...(typeof index === 'string' ? (table?.indexKeys[index] ?? []) : [])];
}

function leadingKeysOf(
  operation: string,
  request: Readonly<Record<string, unknown>>,
  table: TableKeys | undefined,
): string[] | undefined {
  if (operation === 'Scan' || !table) return undefined;
  if (operation === 'Query') return queriedKey(request, table);
  const items = Array.isArray(request['Keys']) ? request['Keys'] : [request['Item'] ?? request['Key']];
  const [partitionKey = ''] = table.keys;
  return items.flatMap((item) => valueTexts(fields(item)[partitionKey]));
}

/** Value of `partition = :value`, in either order; the table refuses any other key condition. */
function queriedKey(request: Readonly<Record<string, unknown>>, table: TableKeys): string[] {
  const index = request['IndexName'];
  const [partitionKey] = typeof index === 'string' ? (table.indexKeys[index] ?? []) : table.keys;
  const placeholders = fields(request['ExpressionAttributeNames']);
  const values = fields(request['ExpressionAttributeValues']);
  const equations = textOr(request['KeyConditionExpression'], '').matchAll(
    /(?<left>[#:]?\w+)\s*=\s*(?<right>[#:]?\w+)/g,
  );
  return [...equations].flatMap(({ groups: { left = '', right = '' } = {} }) => {
    const [name, value] = left.startsWith(':') ? [right, left] : [left, right];
    return textOr(placeholders[name], name) === partitionKey ? valueTexts(values[value]) : [];
  });
}

/** A key is a string, a number or a binary, each of which is serialized as text. */
function valueTexts(value: unknown): string[] {
  return texts(Object.values(fields(value)));
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Query.html, for `Select` */
function selectOf(operation: string, request: Readonly<Record<string, unknown>>): string {
  const isProjected = request['ProjectionExpression'] !== undefined;
  if (isProjected) return 'SPECIFIC_ATTRIBUTES';
  if (operation === 'GetItem' || operation === 'BatchGetItem') return 'ALL_ATTRIBUTES';
  return textOr(
    request['Select'],
    request['IndexName'] === undefined ? 'ALL_ATTRIBUTES' : 'ALL_PROJECTED_ATTRIBUTES',
  );
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
