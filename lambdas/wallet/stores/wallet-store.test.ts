import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { newPlayState } from '#domain/play-limits/play-state';
import { grantDetail, grantPostings } from '#domain/wallet/grant';
import { emptyWallet, record } from '#domain/wallet/wallet';
import { atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { type LedgerEntry, toRow } from './ledger-row';
import { toPlayItem } from './play-item';
import type { OpenWallet, Rotation, WalletChange } from './wallet-change';
import type { WalletItem } from './wallet-item';
import { createWalletStore } from './wallet-store';

const player = '7a1c0c5e-0000-4000-8000-000000000009';
const at = new Date('2026-11-21T12:00:00Z');
const tables = { wallets: 'wallets', ledger: 'ledger', players: 'players' };
const current = 'a'.repeat(64);
const next = 'b'.repeat(64);
const following = 'c'.repeat(64);

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** The commitment of the stored wallet. */
const commitment = {
  serverSeedHash: current,
  nextServerSeedHash: next,
  clientSeed: 'client',
  nonce: 7,
};
const rotation: Rotation = {
  revealed: { serverSeed: 'd'.repeat(64), serverSeedHash: current, clientSeed: 'client', rounds: 7 },
  current: { serverSeedHash: next, nextServerSeedHash: following, clientSeed: 'chosen', nonce: 0 },
};

const item: WalletItem = {
  player,
  sequence: 1,
  gold: amount(10_000),
  sweepsUnplayed: amount(0),
  sweepsRedeemable: amount(0),
  goldHeld: amount(0),
  sweepsHeld: amount(0),
  holds: [],
  fairness: [3, 'client', 7],
  commitment: [bytes(current), bytes(next)],
  revealed: null,
  play: toPlayItem(newPlayState(at)),
  writes: null,
  isWelcomed: true,
  updatedAt: at.getTime(),
};

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());

/** Changes of a wallet, with and without coins. */
const writers: Record<string, (open: OpenWallet) => WalletChange> = {
  'a grant': (open) => changeOf(open),
  'a round': (open) => ({
    ...changeOf(open),
    seeds: { drawnUnder: commitment },
    play: { ...open.play, lastRoundAt: at },
  }),
  'a rotation of seeds': (open) => ({ ...changeOf(open, []), seeds: rotation }),
  'a late welcome': (open) => ({ ...changeOf(open), isWelcomed: true }),
};
const pairs = Object.entries(writers).flatMap(([first, one]) =>
  Object.entries(writers).map(([second, other]) => [first, second, one, other] as const),
);

/** Emulates DynamoDB: holds wallets and checks the conditions that writers use. */
function tableOf(...stored: WalletItem[]): Map<string, WalletItem> {
  const table = new Map(stored.map((each) => [each.player, each]));
  dynamoDb.on(GetCommand).callsFake(({ Key }) => ({ Item: table.get(Key.player) }));
  dynamoDb.on(TransactWriteCommand).callsFake((input: TransactWriteCommandInput) => {
    const put = input.TransactItems?.find((each) => each.Put?.TableName === 'wallets')?.Put;
    const written = put?.Item as unknown as WalletItem;
    const held = table.get(written.player);
    const isSame = held?.sequence === put?.ExpressionAttributeValues?.[':sequence'];
    const conditions: Record<string, boolean> = {
      'attribute_not_exists(#player)': held === undefined,
      '#sequence = :sequence': isSame,
      '#sequence = :sequence AND attribute_not_exists(#commitment)': isSame && !held?.commitment,
    };
    const holds = conditions[put?.ConditionExpression ?? ''];
    if (!holds) throw canceled({ Code: 'None' }, { Code: 'ConditionalCheckFailed' });
    table.set(written.player, written);
    return {};
  });
  return table;
}

async function setup() {
  dynamoDb.on(GetCommand).resolves({ Item: item });
  dynamoDb.on(TransactWriteCommand).resolves({});
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  const store = createWalletStore(client, tables);
  const open = await store.load(player);
  if (!open) throw new Error('The wallet is not there');
  return { store, open, change: changeOf(open) };
}

function changeOf(
  open: OpenWallet,
  postings = grantPostings({ account: 'player:gold', amount: amount(5), reason: 'test' }),
): WalletChange & { entry: LedgerEntry } {
  const detail = grantDetail('test');
  const { wallet, transaction } = record(open.wallet, { id: 'entry', at, postings, detail });
  return { wallet, entry: { transaction, inputHash: 'hash' } };
}

function canceled(
  ...reasons: { Code: string; Item?: Record<string, unknown> }[]
): TransactionCanceledException {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: reasons.map(({ Code, Item }) => ({ Code, ...(Item && { Item: marshall(Item) }) })),
  });
}

function writtenItems(): Record<string, unknown>[] {
  const [call] = dynamoDb.commandCalls(TransactWriteCommand);
  return (call?.args[0].input.TransactItems ?? []).map(({ Put }) => Put?.Item ?? {});
}

describe('createWalletStore', () => {
  beforeEach(() => dynamoDb.reset());

  it('loads seed number and committed hashes, not the seeds', async () => {
    const { open } = await setup();

    expect(open.seeds).toEqual({
      number: 3,
      clientSeed: 'client',
      nonce: 7,
      hashes: { serverSeedHash: current, nextServerSeedHash: next },
    });
  });

  it('writes wallet and ledger row in one transaction under an optimistic lock', async () => {
    const { store, open, change } = await setup();

    const result = await store.commit(open, { ...change, seeds: { drawnUnder: commitment } });

    expect(result).toEqual({ outcome: 'committed' });
    const [call, ...more] = dynamoDb.commandCalls(TransactWriteCommand);
    expect(more).toEqual([]);
    expect(call?.args[0].input.TransactItems).toMatchObject([
      {
        Put: {
          TableName: 'ledger',
          ConditionExpression: 'attribute_not_exists(#entry)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      {
        Put: {
          TableName: 'wallets',
          ConditionExpression: '#sequence = :sequence',
          ExpressionAttributeValues: { ':sequence': 1 },
        },
      },
    ]);
    expect(writtenItems()[1]).toMatchObject({
      sequence: 2,
      gold: 10_005,
      fairness: [3, 'client', 8],
      commitment: [bytes(current), bytes(next)],
    });
  });

  it('adds the writes of other stores to the same transaction', async () => {
    const { store, open, change } = await setup();
    const order = { Put: { TableName: 'orders', Item: { id: 'order' } } };

    await store.commit(open, change, [atomicWrite('order', order)]);

    const [call, ...more] = dynamoDb.commandCalls(TransactWriteCommand);
    expect(more).toEqual([]);
    expect(call?.args[0].input.TransactItems).toHaveLength(3);
    expect(call?.args[0].input.TransactItems?.[2]).toEqual(order);
  });

  it('returns a conflict when a write of another store fails its condition', async () => {
    const { store, open, change } = await setup();
    dynamoDb
      .on(TransactWriteCommand)
      .rejects(canceled({ Code: 'None' }, { Code: 'None' }, { Code: 'ConditionalCheckFailed' }));
    const order = atomicWrite('order', { Put: { TableName: 'orders', Item: { id: 'order' } } });

    expect(await store.commit(open, change, [order])).toEqual({ outcome: 'conflict' });
  });

  it('moves to the next seed number on a rotation and keeps the use of the revealed seed', async () => {
    const { store, open, change } = await setup();

    await store.commit(open, { ...change, seeds: rotation });

    expect(writtenItems()[1]).toMatchObject({
      fairness: [4, 'chosen', 0],
      commitment: [bytes(next), bytes(following)],
      revealed: ['client', 7],
    });
  });

  it.each<[string, WalletChange['seeds']]>([
    ['a draw under another seed', { drawnUnder: { ...commitment, serverSeedHash: following } }],
    ['a draw before another next seed', { drawnUnder: { ...commitment, nextServerSeedHash: following } }],
    ['a draw under another client seed', { drawnUnder: { ...commitment, clientSeed: 'other' } }],
    ['a draw under a nonce that was used', { drawnUnder: { ...commitment, nonce: 6 } }],
    [
      'a rotation that reveals another seed',
      { ...rotation, revealed: { ...rotation.revealed, serverSeedHash: following } },
    ],
    [
      'a rotation to a seed that was not announced',
      { ...rotation, current: { ...rotation.current, serverSeedHash: following } },
    ],
  ])('refuses %s', async (_case, seeds) => {
    const { store, open, change } = await setup();

    await expect(store.commit(open, { ...change, ...(seeds && { seeds }) })).rejects.toThrow(
      'Another commitment was made to server seed 3',
    );
    expect(dynamoDb.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  it('stores a first commitment, which conflicts with every writer that read the wallet without one', async () => {
    const { store } = await setup();
    const { commitment: _commitment, ...uncommitted } = item;
    const table = tableOf(uncommitted);
    const open = await store.load(player);
    const twin = await store.load(player);

    const results = [
      await store.keepCommitment(open!, commitment),
      await store.commit(twin!, writers['a grant']!(twin!)),
      await store.keepCommitment(twin!, commitment),
    ];

    expect(results.map(({ outcome }) => outcome)).toEqual(['committed', 'conflict', 'conflict']);
    expect(table.get(player)).toEqual(item);
  });

  it('stores no commitment in a wallet that changed since it was read', async () => {
    const { store } = await setup();
    const { commitment: _commitment, ...uncommitted } = item;
    tableOf(uncommitted);
    const open = await store.load(player);
    const twin = await store.load(player);

    await store.commit(twin!, writers['a grant']!(twin!));

    expect(await store.keepCommitment(open!, commitment)).toEqual({ outcome: 'conflict' });
  });

  it('returns the existing entry of a settled key, whatever else failed', async () => {
    const { store, open, change } = await setup();
    const settled = { ...toRow(change.entry), sequence: 1 };
    dynamoDb
      .on(TransactWriteCommand)
      .rejects(
        canceled({ Code: 'ConditionalCheckFailed', Item: settled }, { Code: 'ConditionalCheckFailed' }),
      );

    const result = await store.commit(open, change);

    expect(result).toMatchObject({
      outcome: 'repeated',
      entry: { inputHash: 'hash', transaction: { id: 'entry', sequence: 1 } },
    });
  });

  it.each([
    ['another request changed the wallet', [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }]],
    ['another transaction holds the wallet', [{ Code: 'None' }, { Code: 'TransactionConflict' }]],
  ])('returns a conflict when %s', async (_case, reasons) => {
    const { store, open, change } = await setup();
    dynamoDb.on(TransactWriteCommand).rejects(canceled(...reasons));

    expect(await store.commit(open, change)).toEqual({ outcome: 'conflict' });
  });

  it.each([
    ['throttled', canceled({ Code: 'None' }, { Code: 'ThrottlingError' })],
    ['away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('rethrows the error when the table is %s', async (_case, error) => {
    const { store, open, change } = await setup();
    dynamoDb.on(TransactWriteCommand).rejects(error);

    await expect(store.commit(open, change)).rejects.toThrow(error);
  });

  it('opens wallet, player record and first ledger row in one transaction', async () => {
    const { store, change } = await setup();

    await store.open({
      record: { player, email: 'new@jade.test' },
      wallet: change.wallet,
      entry: change.entry,
      clientSeed: 'first',
      at,
    });

    const [call] = dynamoDb.commandCalls(TransactWriteCommand);
    const conditions = call?.args[0].input.TransactItems?.map(({ Put }) => [
      Put?.TableName,
      Put?.ConditionExpression,
    ]);
    expect(conditions).toEqual([
      ['ledger', 'attribute_not_exists(#entry)'],
      ['wallets', 'attribute_not_exists(#player)'],
      ['players', 'attribute_not_exists(#player)'],
    ]);
    expect(writtenItems()[2]).toEqual({
      player,
      email: 'new@jade.test',
      openedAt: at.toISOString(),
      openedIn: '2026',
      openingPlace: `${at.toISOString()}#${player}`,
    });
  });

  it.each(pairs)(
    'commits %s and then returns a conflict for %s from the same read',
    async (_first, _second, one, other) => {
      const { store } = await setup();
      const table = tableOf(item);
      const open = await store.load(player);
      const twin = await store.load(player);

      const results = [await store.commit(open!, one(open!)), await store.commit(twin!, other(twin!))];

      expect(results).toEqual([{ outcome: 'committed' }, { outcome: 'conflict' }]);
      expect(table.get(player)).toMatchObject({ sequence: 2, updatedAt: at.getTime() });
    },
  );

  it.each(Object.entries(writers))('keeps %s when the wallet is opened again', async (_name, writer) => {
    const { store, open } = await setup();
    const table = tableOf(item);
    await store.commit(open, writer(open));
    const written = table.get(player);

    const record = { player, email: 'new@jade.test' };
    const again = { record, wallet: emptyWallet(player), entry: null, clientSeed: 'x', at };

    expect(await store.open(again)).toEqual({ outcome: 'conflict' });
    expect(table.get(player)).toBe(written);
  });

  it.each([
    ['keeps the number', { sequence: 1 }],
    ['skips a number', { sequence: 3 }],
    ['is of another player', { player: 'somebody else' }],
  ])('refuses a change that %s, since it would break the optimistic lock', async (_case, fault) => {
    const { store, open, change } = await setup();
    const { transaction } = change.entry;
    const faulty = [
      { ...change, wallet: { ...change.wallet, ...fault } },
      { ...change, entry: { ...change.entry, transaction: { ...transaction, ...fault } } },
    ];

    for (const each of faulty)
      await expect(store.commit(open, each)).rejects.toThrow('must be its transaction 2');

    expect(dynamoDb.commandCalls(TransactWriteCommand)).toEqual([]);
  });
});
