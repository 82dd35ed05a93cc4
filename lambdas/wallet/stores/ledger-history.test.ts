import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { createHistoryReader } from './ledger-history';
import { type LedgerRow, type Partition, ledgerPartitionKey } from './ledger-row';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const games = ['hk-slots', 'roulette'];
const readHistory = createHistoryReader(
  DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
  'ledger',
  games,
);

const partitions = [
  ...transactionKinds.filter((kind) => kind !== 'round').map((kind): Partition => ({ kind })),
  ...games.map((gameId): Partition => ({ kind: 'round', gameId })),
];

function rowOn(partition: Partition, sequence: number): LedgerRow {
  const balances = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
  const row = {
    player: 'p',
    entry: `e${sequence}`,
    sequence,
    partitionKey: ledgerPartitionKey('p', partition),
    input: 'hash',
  };
  const rest = { at: '2026-11-21T12:00:00.000Z', postings: [], balances, detail: { ...partition } };
  return { ...row, ...rest } as unknown as LedgerRow;
}

/** Emulates the index, including the query limit. */
function holding(rows: readonly LedgerRow[]) {
  dynamoDb.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, Limit }) => ({
    Items: rows
      .filter(
        ({ partitionKey, sequence }) =>
          partitionKey === values[':partitionKey'] && sequence > values[':sequence'],
      )
      .slice(0, Limit),
  }));
}

async function numbersOf(player: string): Promise<number[]> {
  const numbers: number[] = [];
  for await (const { sequence } of readHistory(player)) numbers.push(sequence);
  return numbers;
}

beforeEach(() => dynamoDb.reset());

describe('createHistoryReader', () => {
  it('yields every transaction once and in order, across all partitions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...partitions), { maxLength: 60 }), async (on) => {
        holding(on.map((partition, index) => rowOn(partition, index + 1)));

        expect(await numbersOf('p')).toEqual(on.map((_partition, index) => index + 1));
      }),
      { seed: 7207, numRuns: 100 },
    );
  });

  it('reads each row once, however long a partition is', async () => {
    const rows = Array.from({ length: 1_000 }, (_each, index) =>
      rowOn(index % 10 ? { kind: 'round', gameId: 'hk-slots' } : { kind: 'grant' }, index + 1),
    );
    holding(rows);

    expect(await numbersOf('p')).toEqual(rows.map(({ sequence }) => sequence));
    // 900 and 100 rows at 200 per query, and one query for each other partition.
    expect(dynamoDb.commandCalls(QueryCommand)).toHaveLength(5 + 1 + partitions.length - 2);
  });

  it('yields nothing for a player without a ledger', async () => {
    holding([rowOn({ kind: 'grant' }, 1)]);

    expect(await numbersOf('another')).toEqual([]);
  });
});
