import type { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { LedgerDetail } from '#domain/ledger/ledger-detail';
import { amount } from '#domain/money/coin';
import { noCoins } from '#domain/wallet/balances';
import { grantDetail } from '#domain/wallet/grant';
import { type LedgerRow, type Partition, ledgerPartitionKey } from './ledger-row';

/** Player of the rows below. */
export const player = '7a1c0c5e-0000-4000-8000-000000000010';

const baseMs = Date.parse('2026-11-21T12:00:00.000Z');

/** Returns the time this many minutes after the first row. */
export function minute(minutes: number): Date {
  return new Date(baseMs + minutes * 60_000);
}

/** Builds a ledger row for unit tests, with only as much detail as its partition needs. */
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

/** A ledger table behind the DynamoDB client that records its requests. */
export interface LedgerTable {
  readonly client: DynamoDBDocumentClient;
  readonly reads: GetCommand['input'][];
  readonly queries: QueryCommand['input'][];
  /** Number of rows that all queries have evaluated so far. */
  evaluated(): number;
}

/** Emulates DynamoDB: queries in sequence order, reads by key. */
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
    const { ':partitionKey': partitionKey, ':sequence': beyond } = input.ExpressionAttributeValues as Record<
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
