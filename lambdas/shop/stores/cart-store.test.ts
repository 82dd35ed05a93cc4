import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { LocalDay } from '#domain/player/local-day';
import { type Cart, emptyCart } from '#domain/rewards/cart';
import { endReservation, type Reservation } from '#domain/rewards/reservation';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { type CartStore, createCartStore } from './cart-store';

const at = new Date('2026-11-21T12:00:00.000Z');
const expiresAt = new Date('2026-11-21T12:10:00.000Z');
const inTime = new Date(expiresAt.getTime() - 1);
const filled: Cart = {
  player: 'p',
  lines: [{ product: 'mug', name: 'Mug', quantity: 2, price: amount(1000), addedAt: at }],
  version: 1,
  updatedAt: at,
};
const changed: Cart = { ...filled, version: 2 };
const cleared: Cart = { ...filled, lines: [], version: 2 };
const held: Reservation = {
  id: 'r1',
  player: 'p',
  cartVersion: 1,
  holdsOfDay: { day: '2026-11-21' as LocalDay, times: { mug: 1 } },
  state: 'held',
  lines: [
    {
      product: 'mug',
      name: 'Mug',
      image: null,
      category: null,
      quantity: 2,
      price: amount(1000),
      terms: null,
    },
  ],
  expiresAt,
};
const next: Reservation = { ...held, id: 'r2', cartVersion: 2 };

/** Builds a write of the store. */
type Write = (store: CartStore) => AtomicWrite;

/** A store on an empty table, and the outcome of each write. */
function setup(...first: Write[]) {
  const tables = createFakeTables();
  const store = createCartStore(tables.client, 'carts');
  for (const write of first) tables.commitNow([write(store)]);
  const commit = async (write: AtomicWrite) => (await tables.commitTogether([write])).outcome;
  const due = async (now: Date) => {
    const names: unknown[] = [];
    for await (const page of store.due(now)) names.push(...page);
    return names;
  };
  return { store, commit, due };
}

const fill: Write = (store) => store.replace(emptyCart('p'), filled);
const hold: Write = (store) => store.reserve(undefined, held);

describe('createCartStore', () => {
  it('returns an empty cart and no reservation for a player who never had a cart', async () => {
    const { store } = setup();

    expect(await store.load('p')).toEqual({ cart: emptyCart('p'), reservation: undefined });
  });

  it('reads back the cart and the reservation that it writes', async () => {
    const { store } = setup(fill);
    const before = await store.load('p');
    const { store: after } = setup(fill, hold);

    expect(before).toEqual({ cart: filled, reservation: undefined });
    expect(await after.load('p')).toEqual({ cart: filled, reservation: held });
  });

  it('refuses to write a cart that was never changed', () => {
    const { store } = setup();

    expect(() => store.replace(filled, emptyCart('p'))).toThrow('never changed');
  });
});

describe('replace', () => {
  it('writes a cart only in place of the version that was read', async () => {
    const { store, commit } = setup();

    const outcomes = [
      await commit(store.replace(filled, changed)),
      await commit(store.replace(emptyCart('p'), filled)),
      await commit(store.replace(emptyCart('p'), filled)),
      await commit(store.replace(filled, changed)),
    ];

    expect(outcomes).toEqual(['conflict', 'committed', 'conflict', 'committed']);
  });

  it('keeps the reservation, and does not fail when the reservation has changed', async () => {
    const { store, commit } = setup(fill, hold);
    const replace = store.replace(filled, changed);
    await commit(store.release(held));

    expect(await commit(replace)).toBe('committed');
    expect(await store.load('p')).toEqual({ cart: changed, reservation: endReservation(held, 'released') });
  });
});

describe('reserve', () => {
  it('writes the first reservation only beside a cart, and only where there is none', async () => {
    const { store, commit } = setup();
    const reserve = store.reserve(undefined, held);

    const withoutCart = await commit(reserve);
    await commit(store.replace(emptyCart('p'), filled));

    expect([withoutCart, await commit(reserve), await commit(reserve)]).toEqual([
      'conflict',
      'committed',
      'conflict',
    ]);
  });

  it('replaces only the reservation that was read, in the state that was read', async () => {
    const { store, commit } = setup(fill, hold);
    const released: Reservation = { ...held, state: 'released' };

    const outcomes = [
      await commit(store.reserve({ ...held, id: 'r0' }, next)),
      await commit(store.reserve(released, next)),
      await commit(store.reserve(held, next)),
    ];

    expect(outcomes).toEqual(['conflict', 'conflict', 'committed']);
    expect((await store.load('p')).reservation).toEqual(next);
  });

  it('does not fail when the cart has changed', async () => {
    const { store, commit } = setup(fill);
    const reserve = store.reserve(undefined, held);
    await commit(store.replace(filled, changed));

    expect(await commit(reserve)).toBe('committed');
    expect(await store.load('p')).toEqual({ cart: changed, reservation: held });
  });
});

describe('order, lapse and release', () => {
  const order: Write = (store) => store.order(held, { before: filled, after: cleared }, inTime);
  const lapse: Write = (store) => store.lapse(held, expiresAt);
  const release: Write = (store) => store.release(held);

  it.each([
    ['an order', order, 'ordered', cleared],
    ['a lapse', lapse, 'lapsed', filled],
    ['a release', release, 'released', filled],
  ] as const)(
    'end an open hold by %s once, drop its lines and take it out of the index',
    async (_case, end, state, cart) => {
      const { store, commit, due } = setup(fill, hold);
      const before = await due(expiresAt);

      const outcomes = [await commit(end(store)), await commit(end(store))];

      expect(outcomes).toEqual(['committed', 'conflict']);
      expect(await store.load('p')).toEqual({ cart, reservation: endReservation(held, state) });
      expect([before, await due(expiresAt)]).toEqual([[{ player: 'p', reservation: 'r1' }], []]);
    },
  );

  it.each([
    ['an order', order],
    ['a lapse', lapse],
    ['a release', release],
  ])('leave a later hold alone: %s', async (_case, end) => {
    const { store, commit } = setup(fill, hold, (carts) => carts.reserve(held, next));

    expect(await commit(end(store))).toBe('conflict');
  });

  it('order only until the expiry, and lapse only from then on', async () => {
    const { store, commit } = setup(fill, hold);

    expect(await commit(store.order(held, { before: filled, after: cleared }, expiresAt))).toBe('conflict');
    expect(await commit(store.lapse(held, inTime))).toBe('conflict');
  });

  it('do not order when the cart has changed, but lapse and release', async () => {
    const change: Write = (store) => store.replace(filled, changed);
    const outcomeOf = ({ store, commit }: ReturnType<typeof setup>, end: Write) => commit(end(store));

    expect(await outcomeOf(setup(fill, hold, change), order)).toBe('conflict');
    expect(await outcomeOf(setup(fill, hold, change), lapse)).toBe('committed');
    expect(await outcomeOf(setup(fill, hold, change), release)).toBe('committed');
  });
});

describe('reads', () => {
  const dynamoDb = mockClient(DynamoDBDocumentClient);
  afterAll(() => dynamoDb.restore());
  beforeEach(() => dynamoDb.reset());

  const store = createCartStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'carts',
  );

  it('load the item strongly consistently', async () => {
    dynamoDb.on(GetCommand).resolves({});

    await store.load('p');

    const [read] = dynamoDb.commandCalls(GetCommand).map(({ args }) => args[0].input);
    expect(read).toEqual({ TableName: 'carts', Key: { player: 'p' }, ConsistentRead: true });
  });

  it('page through all expired holds', async () => {
    const item = (player: string) => ({ player, reservation: `of ${player}`, held: 'held', expiresAt: 1 });
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [item('a'), item('b')], LastEvaluatedKey: { player: 'b' } })
      .resolvesOnce({ Items: [item('c')] });

    const pages: unknown[] = [];
    for await (const page of store.due(at)) pages.push(page);

    expect(pages).toEqual([
      [
        { player: 'a', reservation: 'of a' },
        { player: 'b', reservation: 'of b' },
      ],
      [{ player: 'c', reservation: 'of c' }],
    ]);
    const [first, second] = dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(first).toMatchObject({
      IndexName: 'by-expiry',
      KeyConditionExpression: '#held = :held AND #expiresAt <= :expiresAt',
      ExpressionAttributeValues: { ':held': 'held', ':expiresAt': at.getTime() },
    });
    expect(second?.ExclusiveStartKey).toEqual({ player: 'b' });
  });
});
