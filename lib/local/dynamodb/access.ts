import type { Access } from '../iam/authorize';
import { localArn } from '../template/account';
import { dynamoDbContext, type TableKeys } from './access-context';
import { fields } from './request-fields';

/** Returns undefined for an unknown table. */
type KeysOf = (tableName: string) => TableKeys | undefined;

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
export function dynamoDbAccesses(operation: string, body: unknown, keysOf: KeysOf): Access[] {
  const input = fields(body);
  if (Array.isArray(input['TransactItems']))
    return input['TransactItems'].flatMap((item) =>
      Object.entries(fields(item)).map(([kind, target]) =>
        access(itemActions[kind] ?? kind, fields(target), keysOf),
      ),
    );
  if (operation === 'BatchGetItem')
    return Object.entries(fields(input['RequestItems'])).map(([TableName, entry]) =>
      access(operation, { ...fields(entry), TableName }, keysOf),
    );
  if (input['TableName'] === undefined) return [{ action: `dynamodb:${operation}`, resource: '*' }];
  return [access(operation, input, keysOf)];
}

function access(operation: string, request: Readonly<Record<string, unknown>>, keysOf: KeysOf): Access {
  const { TableName, IndexName } = request;
  const table = tableArn(TableName);
  return {
    action: `dynamodb:${operation}`,
    resource: typeof IndexName === 'string' ? `${table}/index/${IndexName}` : table,
    get context() {
      return dynamoDbContext(operation, request, keysOf(String(TableName).replace(/^arn:.*:table\//, '')));
    },
  };
}

function tableArn(name: unknown): string {
  return String(name).startsWith('arn:') ? String(name) : localArn('dynamodb', `table/${String(name)}`);
}
