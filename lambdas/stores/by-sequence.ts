import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { LedgerRow } from './ledger-row';

/** Which rows of a player: those beyond a number, from there on. */
export interface SequenceRange {
  readonly player: string;
  readonly beyond: number;
  /** `up` gives the next numbers first, `down` the last ones before. */
  readonly direction: 'up' | 'down';
  readonly limit: number;
}

/** Reads a player's ledger by number. The last rows may be missing for a moment, as in every index. */
export async function queryBySequence(
  client: DynamoDBDocumentClient,
  table: string,
  { player, beyond, direction, limit }: SequenceRange,
): Promise<LedgerRow[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'by-sequence',
      KeyConditionExpression: `#player = :player AND #sequence ${direction === 'up' ? '>' : '<'} :beyond`,
      ExpressionAttributeNames: { '#player': 'player', '#sequence': 'sequence' },
      ExpressionAttributeValues: { ':player': player, ':beyond': beyond },
      ScanIndexForward: direction === 'up',
      Limit: limit,
    }),
  );
  return Items as LedgerRow[];
}
