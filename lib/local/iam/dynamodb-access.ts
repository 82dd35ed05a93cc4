import type { Access } from './authorize';

interface Scope {
  readonly region: string;
  readonly accountId: string;
}

/** Actions of a transaction's items. */
const itemActions: Readonly<Record<string, string>> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
};

/**
 * What a DynamoDB operation needs to be allowed: a transaction the action of each of its items, a batch its own
 * action on each table, a read of an index that index.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 *
 * @param body  the parsed request; anything malformed needs nothing here and is refused by the table
 */
export function dynamoDbAccesses(operation: string, body: unknown, scope: Scope): Access[] {
  const input = fields(body);
  if (Array.isArray(input['TransactItems']))
    return input['TransactItems'].flatMap((item) =>
      Object.entries(fields(item)).map(([kind, target]) =>
        access(itemActions[kind] ?? kind, tableArn(fields(target)['TableName'], scope)),
      ),
    );
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem')
    return Object.keys(fields(input['RequestItems'])).map((table) =>
      access(operation, tableArn(table, scope)),
    );
  if (input['TableName'] === undefined) return [access(operation, '*')];
  const table = tableArn(input['TableName'], scope);
  return [
    access(
      operation,
      typeof input['IndexName'] === 'string' ? `${table}/index/${input['IndexName']}` : table,
    ),
  ];
}

function access(operation: string, resource: string): Access {
  return { action: `dynamodb:${operation}`, resource };
}

function tableArn(name: unknown, { region, accountId }: Scope): string {
  return String(name).startsWith('arn:')
    ? String(name)
    : `arn:aws:dynamodb:${region}:${accountId}:table/${String(name)}`;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
