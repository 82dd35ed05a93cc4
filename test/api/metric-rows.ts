import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { dayMs, dayOf } from '#domain/ledger/days';
import { ledgerRow } from '#lambdas/projections/ledger-fixture';
import { groupBy } from '#lambdas/runtime/group-by';
import { ledgerPartitionKey } from '#lambdas/wallet/stores/ledger-row';

type Row = ReturnType<typeof ledgerRow>;

/** Players with a ledger but no wallet: the projection does not read wallets. */
export const playersNamed = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_each, index) => `${name}-${index}`);

/** The days of the rows below, which may be closed today. */
export const rowDays = [dayAgo(9), dayAgo(8)] as const;

const kinds = ['grant', 'round', 'round', 'adjustment', 'round', 'play-limits', 'round', 'round'] as const;

/** Ledger row with this number: most are rounds, of several game versions. */
export function metricRow(player: string, sequence: number): Row {
  const variant = player.length * 31 + sequence * 17;
  const kind = kinds[sequence % kinds.length] ?? 'round';
  const day = rowDays[sequence % 2] as string;
  const stake = [100, 200, 500][variant % 3] as number;
  const row = ledgerRow(player, sequence, {
    kind,
    gold: (variant % 90) - 60,
    at: `${day}T12:00:00.000Z`,
    stake,
  });
  const parHash = ['9f', 'c4', '07'][variant % 5] ?? '9f';
  const partitionKey = ledgerPartitionKey(player, kind === 'round' ? { kind, gameId: 'hk-slots' } : { kind });
  return {
    ...row,
    partitionKey,
    detail: { ...(row['detail'] as object), ...(kind === 'round' && { parHash }) },
  };
}

function dayAgo(days: number): string {
  return dayOf(new Date(Date.now() - days * dayMs));
}

/** Writes rows to the ledger for twenty players at a time, each player’s rows in order, as wallets do. */
export async function putRows(
  client: DynamoDBDocumentClient,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const left = [...groupBy(rows, (row) => row['player']).values()];
  await Promise.all(Array.from({ length: 20 }, putPlayers));

  async function putPlayers(): Promise<void> {
    for (let playerRows = left.shift(); playerRows; playerRows = left.shift())
      for (const row of playerRows) await client.send(new PutCommand({ TableName: table, Item: row }));
  }
}
