import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { noCoins } from '#domain/wallet/balances';
import type { LedgerDetail, LedgerRow } from './ledger-row';
import { createLedgerStore } from './ledger-store';

const player = '7a1c0c5e-0000-4000-8000-000000000010';
const dynamoDb = mockClient(DynamoDBDocumentClient);

const grant: LedgerDetail = { kind: 'grant', reason: 'test' };
const round: LedgerDetail = {
  ...{
    kind: 'round',
    gameId: 'hk-slots',
    parHash: 'hash',
    coin: 'gold',
    stake: amount(100),
    payout: amount(0),
  },
  ...{ draws: [1, 2, 3, 4, 5], serverSeedHash: 'hash', clientSeed: 'client', nonce: 0 },
};
const row = (sequence: number, detail: LedgerDetail = grant): LedgerRow => ({
  ...{ player, entry: `entry-${sequence}`, sequence, at: '2026-11-21T12:00:00.000Z', input: 'input' },
  ...{ postings: [], balances: noCoins, detail },
});

/** A ledger of these rows behind the index, newest first, as DynamoDB pages through it. */
function setup(rows: readonly LedgerRow[]) {
  dynamoDb.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, Limit: limit }) => ({
    Items: rows.filter(({ sequence }) => sequence < values[':beyond']).slice(0, limit),
  }));
  return createLedgerStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'ledger',
  );
}

describe('createLedgerStore', () => {
  beforeEach(() => dynamoDb.reset());

  it('pages to the first transaction and says that nothing comes before it', async () => {
    const store = setup([row(3), row(2), row(1)]);

    const first = await store.page(player, { limit: 2 });
    const last = await store.page(player, { limit: 2, before: first.next! });

    expect(first.transactions.map(({ sequence }) => sequence)).toEqual([3, 2]);
    expect(first.next).toBe(2);
    expect(last.transactions.map(({ sequence }) => sequence)).toEqual([1]);
    expect(last.next).toBeNull();
  });

  it('ends with a full last page without sending the caller for an empty one', async () => {
    const store = setup([row(2), row(1)]);

    expect((await store.page(player, { limit: 2 })).next).toBeNull();
  });

  it('reads on past other transactions until a page of rounds is full', async () => {
    const store = setup([row(6), row(5, round), row(4), row(3), row(2, round), row(1)]);

    const page = await store.page(player, { limit: 2, gameId: 'hk-slots' });

    expect(page.transactions.map(({ sequence }) => sequence)).toEqual([5, 2]);
    expect(page.next).toBe(2);
  });

  it('hands out a short page with its token rather than walk a whole ledger', async () => {
    const store = setup(Array.from({ length: 50 }, (_each, index) => row(50 - index)));

    const page = await store.page(player, { limit: 5, gameId: 'hk-slots' });

    expect(page).toEqual({ transactions: [], next: 31 });
    expect(dynamoDb.commandCalls(QueryCommand)).toHaveLength(4);
  });

  it('leaves out the rounds of other games', async () => {
    const store = setup([row(2, { ...round, gameId: 'other' }), row(1, round)]);

    const page = await store.page(player, { limit: 5, gameId: 'hk-slots' });

    expect(page.transactions.map(({ sequence }) => sequence)).toEqual([1]);
  });

  it('finds an entry with a strongly consistent read', async () => {
    const store = setup([]);
    dynamoDb.on(GetCommand).resolves({ Item: row(1) });

    const entry = await store.find(player, 'entry-1');

    expect(entry).toMatchObject({ inputHash: 'input', transaction: { id: 'entry-1', sequence: 1 } });
    expect(dynamoDb.commandCalls(GetCommand)[0]?.args[0].input).toMatchObject({ ConsistentRead: true });
  });

  it('refuses to read a row whose postings do not sum to zero', async () => {
    const store = setup([]);
    dynamoDb.on(GetCommand).resolves({ Item: { ...row(1), postings: [['player:gold', 'gold', 5]] } });

    await expect(store.find(player, 'entry-1')).rejects.toThrow(RangeError);
  });
});
