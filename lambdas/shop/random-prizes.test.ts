import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '#contracts/errors';
import { drawsFrom } from '#domain/fairness/draws';
import type { OpenRound } from '#domain/games/open-round';
import { amount } from '#domain/money/coin';
import { type PrizeDraw, verifyPrizeDraw } from '#domain/rewards/mystery/draw-prizes';
import type { OutcomeRequest } from '#domain/rewards/mystery/odds';
import { cancelDraw, openDraw } from '#lambdas/draws/plan-draws';
import { publishOdds } from '#lambdas/draws/publish-odds';
import { runDraws } from '#lambdas/draws/run-draws';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { seedHash } from '#lambdas/fairness/server-seeds';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { ownerOf } from '#lambdas/runtime/fingerprints/entry-owner';
import { isRefusal } from '#lambdas/runtime/refusal';
import { address, codeOf, player, setup as openShop, start } from './shop-fixture';

const admin = 'an-admin';
const gold = (weight: number): OutcomeRequest => ({ kind: 'gold', gold: amount(65_000), weight });
const unseen = { awaits: 'seeing', id: 'r', gameId: 'hk-slots', latest: 'r' } as const;
const undecided = {
  ...unseen,
  awaits: 'decision',
  gameId: 'blackjack',
  parHash: 'd'.repeat(64),
  coin: 'gold',
  firstStake: amount(100),
  staked: amount(100),
  choice: null,
  decisions: [],
  nonce: 0,
} as const;
const mug = (weight: number): OutcomeRequest => ({ kind: 'product', product: 'mug', weight });

function done<Result extends object>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`Refused: ${(result as Refusal).code}`);
  return result as Result;
}

async function setup() {
  const shop = await openShop();
  const { audit, audited } = createFakeAudit(shop.stores.tables);
  const published: { message: object }[] = [];
  const dependencies = {
    ...shop.dependencies,
    audit,
    events: { send: async (events: readonly { message: object }[]) => (published.push(...events), []) },
  };
  shop.shop.stored.products.set('car', {
    id: 'car',
    name: 'A car',
    image: null,
    terms: null,
    category: 'mega_sweeps',
    stock: 50,
    price: amount(1000),
    isActive: true,
  });
  const publish = (outcomes: OutcomeRequest[], product = 'box') =>
    publishOdds(dependencies, { actor: admin, product, outcomes });
  const open = async (seconds = 60, key = 'open') =>
    openDraw(dependencies, {
      actor: admin,
      key,
      product: 'car',
      plan: { prize: 'A red car', winners: 2, closesAt: new Date(start.getTime() + seconds * 1000) },
    });
  const runWithin = runDraws(dependencies);
  const run = () => runWithin({}, { getRemainingTimeInMillis: () => 300_000 });
  const order = async (...lines: [string, number][]) =>
    (await shop.checkOut(await shop.hold(...lines), { address })).body.order;
  return { ...shop, dependencies, audited, published, publish, open, run, order };
}

describe('mystery prize', () => {
  it('can be ordered only after its odds are published', async () => {
    const { put, publish, audited } = await setup();

    expect(codeOf(await put('box', 1))).toEqual([409, 'cart/not-open']);
    const odds = done(await publish([gold(9_000), mug(1_000)]));

    expect((await put('box', 1)).status).toBe(200);
    expect(odds).toMatchObject({ version: 1, product: 'box' });
    expect(audited).toMatchObject([{ act: 'odds-published', detail: { version: 1, hash: odds.hash } }]);
  });

  it.each([
    ['below what a piece is worth', { open: 650, refused: 649 }],
    ['above what a piece is worth at 60 %', { open: 1_083, refused: 1_084 }],
  ])(
    'cannot be ordered at a price %s, set after its odds were published',
    async (_what, { open, refused }) => {
      const { put, reserve, publish, shop } = await setup();
      await publish([gold(9_999), { kind: 'gold', gold: amount(1), weight: 1 }]);
      const setPrice = (price: number) =>
        shop.stored.products.set('box', { ...shop.stored.products.get('box')!, price: amount(price) });
      setPrice(open);
      const within = await put('box', 2);
      setPrice(refused);

      const outside = [await put('box', 1), await reserve()];

      expect(within.status).toBe(200);
      expect(outside.map(codeOf)).toEqual([
        [409, 'cart/not-open'],
        [409, 'checkout/lines-refused'],
      ]);
    },
  );

  it('cannot be reserved or ordered after a prize became so expensive that a piece is worth more than it costs', async () => {
    const { put, reserve, checkOut, publish, shop, balances } = await setup();
    await publish([gold(9_000), mug(1_000)]);
    const setPrice = (price: number) =>
      shop.stored.products.set('mug', { ...shop.stored.products.get('mug')!, price: amount(price) });
    await put('box', 2);
    const reservation = (await reserve('first')).body.reservation.id as string;
    const before = await balances();
    // Of 10.00 SC, 5.85 are in Gold Coins; a tenth of the prize is the rest.
    setPrice(4_151);

    const ordered = await checkOut(reservation, { address });
    await put('box', 1);
    const reserved = await reserve('second');

    for (const refused of [ordered, reserved])
      expect(refused).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'checkout/lines-refused',
            details: { lines: [{ product: 'box', reason: 'not-open' }] },
          },
        },
      });
    expect(await balances()).toEqual(before);
    setPrice(4_150);
    expect((await reserve('third')).status).toBe(200);
  });

  it('is reserved under its new odds, and not by the reservation that a checkout refused', async () => {
    const { reserve, hold, checkOut, publish, shop } = await setup();
    await publish([gold(9_000), mug(1_000)]);
    const first = await hold(['box', 1]);
    shop.stored.products.set('mug', { ...shop.stored.products.get('mug')!, price: amount(4_151) });
    const ordered = await checkOut(first, { address });

    const closed = await reserve('second');
    await publish([gold(9_500), mug(500)]);
    const reopened = await reserve('third');

    expect([ordered, closed].map(codeOf)).toEqual([
      [409, 'checkout/lines-refused'],
      [409, 'checkout/lines-refused'],
    ]);
    const { reservation } = reopened.body;
    expect(reservation.id).not.toBe(first);
    expect((await checkOut(reservation.id, { address }, 'again')).status).toBe(200);
  });

  it('draws with the next nonce of the player, pays with the order, and records the draw in order and ledger', async () => {
    const { publish, order, balances, stores, stockOf } = await setup();
    const odds = done(await publish([gold(5_000), mug(5_000)]));
    const before = (await stores.wallets.load(player))!;

    const placed = await order(['box', 4]);

    const after = (await stores.wallets.load(player))!;
    expect([before.seeds.nonce, after.seeds.nonce]).toEqual([0, 1]);
    const drawn = placed.drawn as PrizeDraw;
    expect(drawn.proof).toMatchObject({
      nonce: 0,
      serverSeedHash: openSeeds.of(before).commitment.serverSeedHash,
    });
    expect(drawn.odds).toEqual([{ product: 'box', version: 1, hash: odds.hash }]);
    const kinds = drawn.pieces.map(({ given }) => given.kind);
    const [golds, mugs] = ['gold', 'product'].map((kind) => kinds.filter((each) => each === kind).length);
    expect(golds! + mugs!).toBe(4);
    expect((await balances()).gold).toBe(10_000 + 65_000 * golds!);
    expect([stockOf('box'), stockOf('mug')]).toEqual([1, 5 - mugs!]);
    const won = placed.lines.filter((line: { won?: true }) => line.won);
    expect(
      won.map(({ product, quantity, price }: Record<string, unknown>) => [product, quantity, price]),
    ).toEqual(mugs! > 0 ? [['mug', mugs, 0]] : []);
    expect(stores.entries.at(-1)!.transaction.detail).toMatchObject({
      kind: 'order',
      drawn: { nonce: 0, odds: [odds.hash], outcomes: drawn.pieces.map(({ outcome }) => outcome) },
    });
  });

  it('is verifiable with the server seed that a rotation reveals', async () => {
    const { publish, order, stores } = await setup();
    const odds = done(await publish([gold(5_000), { kind: 'sweeps', sweeps: amount(700), weight: 5_000 }]));
    const drawn = (await order(['box', 3])).drawn as PrizeDraw;

    const { serverSeed } = openSeeds.of((await stores.wallets.load(player))!).rotate('another').revealed;

    const block = (index: number) =>
      createHmac('sha256', serverSeed)
        .update(`${drawn.proof.clientSeed}:${drawn.proof.nonce}:${index}`)
        .digest();
    const evidence = { serverSeedHash: seedHash(serverSeed), hashes: [odds.hash], block };
    const checks = verifyPrizeDraw(drawn, new Map([['box', odds]]), evidence);
    expect(checks.map(({ id, holds }) => [id, holds])).toEqual(
      ['seed', 'machine', 'outcome', 'payout'].map((id) => [id, true]),
    );
    expect(drawsFrom(block).below(10_000) < 5_000 ? 0 : 1).toBe(drawn.pieces[0]!.outcome);
  });

  it('draws once when the same key is sent ten times', async () => {
    const { publish, hold, checkOut, balances, stores } = await setup();
    await publish([gold(9_999), mug(1)]);
    const reservation = await hold(['box', 2]);

    const answers = await Promise.all(Array.from({ length: 10 }, () => checkOut(reservation, { address })));

    expect(new Set(answers.map(({ body }) => JSON.stringify(body.order))).size).toBe(1);
    expect((await stores.wallets.load(player))!.seeds.nonce).toBe(1);
    expect((await balances()).gold).toBe(140_000);
  });

  it('gives the published Gold Coins with the same draw when another player takes the last piece during checkout', async () => {
    const { publish, hold, checkOut, shop, stores, balances } = await setup();
    await publish([mug(9_999), gold(1)]);
    const reservation = await hold(['box', 1]);
    const { commit } = stores.wallets;
    let isFirst = true;
    stores.wallets.commit = async (...change) => {
      if (isFirst) shop.stored.products.set('mug', { ...shop.stored.products.get('mug')!, stock: 0 });
      isFirst = false;
      return commit(...change);
    };

    const { body } = await checkOut(reservation, { address });

    expect(body.order.drawn.pieces[0]).toMatchObject({
      outcome: 0,
      given: { kind: 'substitute', product: 'mug', gold: 100_000 },
    });
    expect(body.order).toMatchObject({ status: 'delivered', address: null });
    expect((await balances()).gold).toBe(110_000);
  });

  it('gives the published Gold Coins when the prize changed category after the odds were published', async () => {
    const { publish, hold, checkOut, shop, balances, stockOf } = await setup();
    await publish([mug(9_999), gold(1)]);
    const reservation = await hold(['box', 1]);
    shop.stored.products.set('mug', { ...shop.stored.products.get('mug')!, category: 'coins' });

    const { body } = await checkOut(reservation, { address });

    expect(body.order.drawn.pieces[0].given).toMatchObject({ kind: 'substitute', gold: 100_000 });
    expect(body.order).toMatchObject({ status: 'delivered', lines: [{ product: 'box' }] });
    expect([(await balances()).gold, stockOf('mug')]).toEqual([110_000, 5]);
  });

  it('gives the substitute when a prize without an address requirement became a shipped product', async () => {
    const { publish, hold, checkOut, shop, stockOf } = await setup();
    const trip: OutcomeRequest = { kind: 'product', product: 'trip', weight: 9_999 };
    shop.stored.products.set('box', { ...shop.stored.products.get('box')!, price: amount(5_000) });
    await publish([trip, gold(1)]);
    const reservation = await hold(['box', 1]);
    shop.stored.products.set('trip', { ...shop.stored.products.get('trip')!, category: 'merch' });

    const { body } = await checkOut(reservation);

    expect(body.order.drawn.pieces[0].given).toMatchObject({ kind: 'substitute', product: 'trip' });
    expect(stockOf('trip')).toBe(5);
  });

  it('requires an address when a possible prize is shipped, and discards it when no such prize was won', async () => {
    const { publish, hold, checkOut } = await setup();
    await publish([gold(9_999), mug(1)]);
    const reservation = await hold(['box', 1]);

    expect(codeOf(await checkOut(reservation))).toEqual([400, 'request/invalid']);
    expect((await checkOut(reservation, { address })).body.order.address).toBeNull();
  });

  it.each<OpenRound>([undecided, unseen])('draws while a round awaits $awaits', async (round) => {
    const { publish, hold, checkOut, stores } = await setup();
    await publish([gold(9_999), mug(1)]);
    const reservation = await hold(['box', 1]);
    const { load } = stores.wallets;
    stores.wallets.load = async (id) => {
      const open = await load(id);
      return open && { ...open, openRounds: [round] };
    };

    expect(codeOf(await checkOut(reservation, { address }))).toEqual([200, undefined]);
  });

  it('uses the odds that were in force when the pieces were reserved', async () => {
    const { publish, hold, checkOut, shop } = await setup();
    await publish([gold(9_999), mug(1)]);
    const reservation = await hold(['box', 1]);

    await publish([mug(9_999), gold(1)]);
    const { body } = await checkOut(reservation, { address });

    expect(body.order.drawn.odds[0].version).toBe(1);
    expect(body.order.drawn.pieces[0].given.kind).toBe('gold');
    expect(shop.kept.odds.values().map(({ version }) => version)).toEqual([1, 2]);
  });

  it('refuses to cancel an order with a draw', async () => {
    const { publish, order, callApi } = await setup();
    await publish([mug(9_999), gold(1)]);
    const placed = await order(['box', 1]);

    expect(placed.cancellable).toBe(false);
    const answer = await callApi('POST', `/orders/${placed.id}/cancellation`, { key: 'c', body: {} });
    expect(codeOf(answer)).toEqual([409, 'orders/not-cancellable']);
  });
});

describe('draw entry', () => {
  it('is created with its order and listed for its player', async () => {
    const { open, order, callApi, shop } = await setup();
    const draw = done(await open());

    const placed = await order(['car', 3]);

    expect(placed).toMatchObject({ status: 'delivered', entries: [{ draw: draw.id, quantity: 3 }] });
    const own = await callApi('GET', `/draws/${draw.id}/entries`);
    const [{ first }] = placed.entries;
    expect(own.body).toEqual({
      items: [{ first, quantity: 3, order: placed.id }],
      owner: ownerOf(draw.id, player),
    });
    expect(shop.kept.entries.values()).toHaveLength(1);
  });

  it('refuses the whole order after the draw closed, and keeps the hold', async () => {
    const { open, hold, checkOut, wait, balances, shop } = await setup();
    done(await open(60));
    const reservation = await hold(['car', 1], ['mug', 1]);

    wait(60);
    const refused = await checkOut(reservation, { address });

    expect([codeOf(refused), refused.body.error.details]).toEqual([
      [409, 'draws/closed'],
      { product: 'car' },
    ]);
    expect((await balances()).sweepsHeld).toBe(2000);
    expect([shop.kept.entries.values(), [...shop.stored.orders]]).toEqual([[], []]);
  });

  it('is refused when the draw is canceled just before the write', async () => {
    const { open, hold, checkOut, stores, dependencies, shop } = await setup();
    const draw = done(await open());
    const reservation = await hold(['car', 1]);
    stores.beforeNextCommit(() =>
      cancelDraw(dependencies, { actor: admin, key: 'c', draw: draw.id, reason: 'A mistake' }),
    );

    expect(codeOf(await checkOut(reservation))).toEqual([409, 'draws/closed']);
    expect(shop.kept.entries.values()).toEqual([]);
  });
});

describe('a player on a break', () => {
  it.each([
    ['a mystery prize', 'box'],
    ['an entry of a draw', 'car'],
  ])('can neither reserve nor order %s', async (_what, id) => {
    const { publish, open, put, hold, checkOut, reserve, takeBreak, shop } = await setup();
    await publish([gold(9_000), mug(1_000)]);
    done(await open());
    const held = await hold([id, 1]);
    await takeBreak();

    const refused = [await checkOut(held, { address })];
    await put(id, 2);
    refused.push(await reserve('again'));

    expect(refused.map(codeOf)).toEqual(Array(2).fill([409, 'play-limits/on-break']));
    expect([...shop.stored.orders]).toEqual([]);
  });

  it('can still redeem for other prizes', async () => {
    const { hold, checkOut, takeBreak } = await setup();
    await takeBreak();

    expect((await checkOut(await hold(['mug', 1]), { address })).status).toBe(200);
  });
});

describe('prize draw', () => {
  it('accepts orders only while it is open', async () => {
    const { put, open, wait, run } = await setup();

    expect(codeOf(await put('car', 1))).toEqual([409, 'cart/not-open']);
    done(await open());
    expect((await put('car', 1)).status).toBe(200);
    wait(60);
    await run();
    expect(codeOf(await put('car', 2))).toEqual([409, 'cart/not-open']);
    expect(await open(600, 'next')).toMatchObject({ state: 'open' });
  });

  it('notifies its winners and is settled after the drawing', async () => {
    const { open, order, wait, run, published, shop } = await setup();
    const { id } = done(await open());
    const placed = await order(['car', 2]);

    wait(60);
    expect(await run()).toEqual({ settledDraws: 1 });

    const draw = shop.kept.draws.get(id)!;
    expect(draw).toMatchObject({ state: 'drawn', isSettled: true, list: { entries: 2 } });
    expect(seedHash(draw.result!.serverSeed)).toBe(draw.seedHash);
    expect(published.map(({ message }) => message)).toMatchObject(
      draw.result!.winners.map(() => ({ player, noticeEvent: { kind: 'draw-won', order: placed.id } })),
    );
    expect(await run()).toEqual({ settledDraws: 0 });
  });

  it('refunds every order once when it is canceled, with the reason', async () => {
    const { open, order, dependencies, run, balances, stores, shop, stockOf } = await setup();
    const { id } = done(await open());
    const { id: name } = await order(['car', 3]);
    const cancel = { actor: admin, key: 'c', draw: id, reason: 'The car was stolen' };

    done(await cancelDraw(dependencies, cancel));
    done(await cancelDraw(dependencies, cancel));
    await Promise.all([run(), run()]);

    expect([(await balances()).sweepsRedeemable, stockOf('car')]).toEqual([10_000, 50]);
    const undone = stores.entries.filter(({ transaction }) => transaction.detail.kind === 'order-undone');
    expect(undone.map(({ transaction }) => transaction.detail)).toEqual([
      { kind: 'order-undone', order: name, ending: 'refunded' },
    ]);
    expect(shop.stored.orders.get(`${player} ${name}`)?.timeline.at(-1)).toMatchObject({
      status: 'refunded',
      actor: 'system',
      reason: 'draw-canceled',
      note: 'The car was stolen',
    });
    expect(await dependencies.orders.worthOf(player)).toBe(0);
  });

  it('refunds only the entries of an order that holds other products', async () => {
    const { open, order, dependencies, run, balances, stores, shop, stockOf } = await setup();
    const { id } = done(await open());
    const { id: name } = await order(['car', 3], ['mug', 1]);
    const before = shop.stored.orders.get(`${player} ${name}`);

    done(await cancelDraw(dependencies, { actor: admin, key: 'c', draw: id, reason: 'The car was stolen' }));
    await Promise.all([run(), run()]);

    expect([(await balances()).sweepsRedeemable, stockOf('mug')]).toEqual([9_000, 4]);
    const refunds = stores.entries.filter(({ transaction }) => transaction.detail.kind === 'adjustment');
    expect(refunds.map(({ transaction }) => transaction.detail)).toEqual([
      {
        kind: 'adjustment',
        actor: admin,
        order: name,
        reason: 'The draw of A car was canceled: The car was stolen',
      },
    ]);
    expect(shop.stored.orders.get(`${player} ${name}`)).toEqual(before);
  });
});
