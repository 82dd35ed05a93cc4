import { BatchGetCommand, QueryCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Command } from '#lambdas/in-memory/database';
import { type TableName, type TableSchema, tableSchemas } from '#lambdas/in-memory/schema';
import type { FaultPlace } from '../faults/kinds';

/** Kinds of request to which a command belongs; they decide which faults can strike. */
export function sortsOf(command: Command): readonly FaultPlace[] {
  if (command instanceof TransactWriteCommand) return transactionSorts;
  if (command instanceof QueryCommand || command instanceof ScanCommand) {
    const { IndexName: index, TableName: table } = command.input;
    const schema: TableSchema = tableSchemas[table as TableName];
    return [
      'request',
      ...(schema.hasWholePages ? [] : (['page'] as const)),
      ...(index === undefined ? [] : (['index-query'] as const)),
    ];
  }
  if (command instanceof BatchGetCommand) return batchSorts;
  return 'Key' in command.input && !('UpdateExpression' in command.input) ? readSorts : writeSorts;
}

const readSorts: readonly FaultPlace[] = ['request'];
const writeSorts: readonly FaultPlace[] = ['request', 'write'];
const transactionSorts: readonly FaultPlace[] = ['request', 'write', 'transaction'];
const batchSorts: readonly FaultPlace[] = ['request', 'batch-read'];

/** Table of a command. */
export function aboutOf({ input }: Command): string {
  const { TableName = '', TransactItems } = input as {
    TableName?: string;
    TransactItems?: readonly Readonly<Record<string, { TableName: string }>>[];
  };
  return TransactItems ? TransactItems.map((each) => Object.values(each)[0]?.TableName).join('+') : TableName;
}
