import { BatchGetCommand, QueryCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Command } from '#lambdas/in-memory/database';
import { type TableName, type TableSchema, tableSchemas } from '#lambdas/in-memory/schema';
import type { FaultPlace } from '../faults/kinds';

/** Kinds of request to which a command belongs; they decide which faults can strike. */
export function requestKindsOf(command: Command): readonly FaultPlace[] {
  if (command instanceof TransactWriteCommand) return transactionKinds;
  if (command instanceof QueryCommand || command instanceof ScanCommand) {
    const { IndexName: index, TableName: table } = command.input;
    const schema: TableSchema = tableSchemas[table as TableName];
    return [
      'request',
      ...(schema.hasWholePages ? [] : (['page'] as const)),
      ...(index === undefined ? [] : (['index-query'] as const)),
    ];
  }
  if (command instanceof BatchGetCommand) return batchKinds;
  return 'Key' in command.input && !('UpdateExpression' in command.input) ? readKinds : writeKinds;
}

const readKinds: readonly FaultPlace[] = ['request'];
const writeKinds: readonly FaultPlace[] = ['request', 'write'];
const transactionKinds: readonly FaultPlace[] = ['request', 'write', 'transaction'];
const batchKinds: readonly FaultPlace[] = ['request', 'batch-read'];

/** Tables of a command. */
export function tablesOf({ input }: Command): string {
  const { TableName = '', TransactItems } = input as {
    TableName?: string;
    TransactItems?: readonly Readonly<Record<string, { TableName: string }>>[];
  };
  return TransactItems ? TransactItems.map((each) => Object.values(each)[0]?.TableName).join('+') : TableName;
}
