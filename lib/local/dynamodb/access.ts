import type { Table } from 'dynalite/db/index.js';
import type { Access } from '../iam/authorize';
import type { ContextKeys } from '../iam/caller';
import { localArn } from '../template/account';
import { fields, type Fields, keyNames } from './fields';

/** Returns undefined for an unknown table, which DynamoDB refuses by itself. */
type TableOf = (name: string) => Table | undefined;

/** IAM actions of the items of a transaction. */
const itemActions: Readonly<Record<string, string>> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
};

/**
 * Permissions that a DynamoDB operation needs: a transaction the action of each item, a batch its own action on each
 * table, a read of an index that index.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 *
 * @param body  the parsed request; a malformed one needs nothing here, and the table refuses it
 */
export function dynamoDbAccesses(operation: string, body: unknown, tableOf: TableOf): Access[] {
  const input = fields(body);
  if (Array.isArray(input['TransactItems']))
    return input['TransactItems'].flatMap((item) =>
      Object.entries(fields(item)).map(([kind, target]) =>
        access(itemActions[kind] ?? kind, fields(target), tableOf),
      ),
    );
  if (operation === 'BatchGetItem')
    return Object.entries(fields(input['RequestItems'])).map(([TableName, entry]) =>
      access(operation, { ...fields(entry), TableName }, tableOf),
    );
  if (input['TableName'] === undefined) return [{ action: `dynamodb:${operation}`, resource: '*' }];
  return [access(operation, input, tableOf)];
}

function access(operation: string, request: Fields, tableOf: TableOf): Access {
  const { IndexName } = request;
  const name = String(request['TableName']).replace(/^arn:.*:table\//, '');
  const resource = localArn('dynamodb', `table/${name}`);
  return {
    action: `dynamodb:${operation}`,
    resource: typeof IndexName === 'string' ? `${resource}/index/${IndexName}` : resource,
    get context() {
      return contextOf(operation, request, tableOf(name));
    },
  };
}

const reads = ['BatchGetItem', 'GetItem', 'Query', 'Scan'];

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
 */
function contextOf(operation: string, request: Fields, table: Table | undefined): ContextKeys {
  const index = table?.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === request['IndexName']);
  const names = [...namedIn(request), ...keyNames(table), ...keyNames(index)];
  const [partitionKey = ''] = keyNames(request['IndexName'] === undefined ? table : index);
  const leadingKeys = operation === 'Query' ? queriedKeys : itemKeys;
  return {
    'dynamodb:Attributes': [...new Set(names)].sort(),
    ...(table && operation !== 'Scan' && { 'dynamodb:LeadingKeys': leadingKeys(request, partitionKey) }),
    ...(reads.includes(operation) && { 'dynamodb:Select': selectOf(operation, request) }),
  };
}

const expressions = [
  'ConditionExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
  'UpdateExpression',
];

function namedIn(request: Fields): string[] {
  const placeholders = fields(request['ExpressionAttributeNames']);
  const inExpressions = expressions
    .flatMap((name) => topLevelNames(textOr(request[name], '')))
    .map((name) => (name.startsWith('#') ? textOr(placeholders[name], name) : name));
  return [...inExpressions, ...itemsOf(request).flatMap(Object.keys)];
}

/** Items and keys of a request, of which every operation has one kind. */
function itemsOf({ Item, Key, Keys }: Fields): Fields[] {
  return [Item, Key, ...(Array.isArray(Keys) ? Keys : [])].map(fields);
}

const keywords = /^(?:set|remove|add|delete|and|or|not|in|between)$/i;

/** Names at the beginning of a path; excludes names after a dot, a value's `:name`, keywords and functions. */
function topLevelNames(expression: string): string[] {
  const paths = expression.matchAll(/(?<![\w#:]|\.\s*)(?:#\w+|[a-z_]\w*)(?!\w|\s*\()/gi);
  return [...paths].map(([name]) => name).filter((name) => !keywords.test(name));
}

function itemKeys(request: Fields, partitionKey: string): string[] {
  return itemsOf(request).flatMap((item) => keyTexts(item[partitionKey]));
}

/** Value of `partition = :value`, in either order; the table refuses any other key condition. */
function queriedKeys(request: Fields, partitionKey: string): string[] {
  const placeholders = fields(request['ExpressionAttributeNames']);
  const values = fields(request['ExpressionAttributeValues']);
  const equations = textOr(request['KeyConditionExpression'], '').matchAll(
    /(?<left>[#:]?\w+)\s*=\s*(?<right>[#:]?\w+)/g,
  );
  return [...equations].flatMap(({ groups: { left = '', right = '' } = {} }) => {
    const [name, value] = left.startsWith(':') ? [right, left] : [left, right];
    return textOr(placeholders[name], name) === partitionKey ? keyTexts(values[value]) : [];
  });
}

/** A key is a string, a number or a binary, each of which is serialized as text. */
function keyTexts(value: unknown): string[] {
  return Object.values(fields(value)).filter((text) => typeof text === 'string');
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Query.html, for `Select` */
function selectOf(operation: string, request: Fields): string {
  if (request['ProjectionExpression'] !== undefined) return 'SPECIFIC_ATTRIBUTES';
  if (operation === 'GetItem' || operation === 'BatchGetItem') return 'ALL_ATTRIBUTES';
  const usual = request['IndexName'] === undefined ? 'ALL_ATTRIBUTES' : 'ALL_PROJECTED_ATTRIBUTES';
  return textOr(request['Select'], usual);
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
