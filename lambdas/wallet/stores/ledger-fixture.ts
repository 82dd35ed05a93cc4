import type { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { LedgerDetail } from '#domain/ledger/ledger-detail';
import { amount } from '#domain/money/coin';
import { noCoins } from '#domain/wallet/balances';
import { grantDetail } from '#domain/wallet/grant';
import { type LedgerRow, type Partition, ledgerPartitionKey } from './ledger-row';

/** The owner of the rows below. */
export const player = '7a1c0c5e-0000-4000-8000-000000000010';

const baseMs = Date.parse('2026-11-21T12:00:00.000Z');

/** So many minutes after the first instant of the rows below. */
export function minute(minutes: number): Date {
  return new Date(baseMs + minutes * 60_000);
}

/** A row of the ledger for unit tests. Of its detail there is what tells it from others. */
export function ledgerRow(
  sequence: number,
  { of = { kind: 'grant' }, at = minute(sequence), owner = player }: Partial<RowOptions> = {},
): LedgerRow {
  const detail = { ...detailOf(of), ...of } as LedgerDetail;
  return {
    player: owner,
    entry: `entry-${sequence}`,
    sequence,
    partitionKey: ledgerPartitionKey(owner, of),
    at: at.toISOString(),
    input: 'input',
    postings: [],
    balances: noCoins,
    detail,
  };
}

interface RowOptions {
  readonly of: Partition;
  readonly at: Date;
  readonly owner: string;
}

function detailOf({ kind }: Partition): object {
  if (kind === 'grant') return grantDetail('test');
  return kind === 'round' ? { coin: 'gold', stake: amount(100), payout: amount(0), draws: [] } : {};
}

/** A table of these rows behind DynamoDB's client, with everything that was asked of it. */
export interface LedgerTable {
  readonly client: DynamoDBDocumentClient;
  readonly reads: GetCommand['input'][];
  readonly queries: QueryCommand['input'][];
  /** How many rows all queries have read together, handed out or not. */
  evaluated(): number;
}

/** Answers as DynamoDB does: an index in the order of its numbers, a row by its key. */
export function ledgerTable(rows: readonly LedgerRow[]): LedgerTable {
  const reads: GetCommand['input'][] = [];
  const queries: QueryCommand['input'][] = [];
  let evaluated = 0;
  const send = async ({ input }: GetCommand | QueryCommand) => ('Key' in input ? read(input) : query(input));
  return {
    client: { send } as unknown as DynamoDBDocumentClient,
    reads,
    queries,
    evaluated: () => evaluated,
  };

  function read(input: GetCommand['input']) {
    reads.push(input);
    const { Key: key } = input;
    return { Item: rows.find((row) => row.player === key?.['player'] && row.entry === key['entry']) };
  }

  function query(input: QueryCommand['input']) {
    queries.push(input);
    const { ':partitionKey': partitionKey, ':beyond': beyond } = input.ExpressionAttributeValues as Record<
      string,
      unknown
    >;
    const sign = input.ScanIndexForward ? 1 : -1;
    const found = rows
      .filter((row) => row.partitionKey === partitionKey && sign * (row.sequence - Number(beyond)) > 0)
      .sort((left, right) => sign * (left.sequence - right.sequence))
      .slice(0, input.Limit);
    evaluated += found.length;
    return { Items: found };
  }
}
