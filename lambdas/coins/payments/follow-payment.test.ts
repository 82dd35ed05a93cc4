import { describe, expect, it } from 'vitest';
import { isPending, stateOf } from '#domain/coins/purchase';
import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import { amount } from '#domain/money/coin';
import { isEmpty } from '#domain/wallet/closing';
import { changeOf, transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';
import { beginPurchase } from '../begin-purchase';
import { followPayment } from './follow-payment';
import { createCardNotes } from './note-card';
import { openPayments, player } from './payment-fixture';
import type { PaymentReport } from './payment-provider';
import { receiveEvent } from './receive-event';
import { reconcilePurchases } from './reconcile-purchases';
import { afterOutcome } from './sandbox/sandbox-checkout';
import { eventOf } from './sandbox/sandbox-events';

async function setup(packageId = 'coins-499') {
  const payments = await openPayments();
  const { dependencies, clock, checkouts, provider, purchase, open } = payments;
  const begun = await beginPurchase(dependencies, { player, packageId, key: 'key' });
  if (isRefusal(begun)) throw new Error(begun.code);
  const { id } = begun.purchase;
  const follow = (report: Omit<PaymentReport, 'at'>) =>
    followPayment(dependencies, { player, id }, { ...report, at: clock.now } as PaymentReport);
  return {
    ...payments,
    id,
    follow,
    state: () => stateOf(purchase(id)),
    counted: async () => (await open()).play.windows.day.sums.purchasedCents,
    balances: async () => (await open()).wallet.balances,
    frozen: async () => (await open()).play.frozen,
    /** Applies an outcome at the provider, with or without an event to the webhook. */
    async applyOutcome(outcome: SandboxOutcome, isDelivered = true) {
      const found = (await checkouts.find(player, id))!;
      const after = afterOutcome(found, outcome, clock.now);
      await checkouts.save(found, after);
      const body = eventOf(after, outcome, clock.now);
      if (!isDelivered || body === null) return undefined;
      return receiveEvent(dependencies, { body, signature: await provider.sign(body) });
    },
    reconcile: reconcilePurchases({ ...dependencies, checkAfterSeconds: 60 }),
  };
}

/** Loses all Gold Coins and unplayed Sweeps Coins. */
async function lose({ dependencies, clock }: Awaited<ReturnType<typeof setup>>): Promise<void> {
  await settleOnce(dependencies, {
    player,
    operation: { name: 'lose', key: 'all', input: {} },
    read: nothingElse,
    decide({ wallet }, id) {
      const { gold, sweepsUnplayed } = wallet.balances;
      const postings = [
        ...transfer({ player: 'player:gold', house: 'house:games', amount: amount(-gold) }),
        ...transfer({
          player: 'player:sweeps-unplayed',
          house: 'house:games',
          amount: amount(-sweepsUnplayed),
        }),
      ];
      const detail = { kind: 'adjustment', reason: 'lost', actor: 'test' } as const;
      return record(wallet, { id, at: clock.now, postings, detail });
    },
  });
}

const paid = { kind: 'paid', payment: 'pi_1', cents: 499 } as const;

function dispute(change: 'opened' | 'won' | 'lost', id = 'dp_1') {
  return { kind: `dispute-${change}`, dispute: id } as const;
}

describe('followPayment', () => {
  it('credits a payment once when it is reported three times', async () => {
    const { follow, state, balances, kinds } = await setup();

    for (let time = 0; time < 3; time += 1) await follow(paid);

    expect(state()).toBe('credited');
    expect(await balances()).toMatchObject({ gold: 60_000, sweepsUnplayed: 500 });
    expect(kinds().filter((kind) => kind === 'purchase')).toHaveLength(1);
  });

  it.each([
    ['another sum', 1],
    ['another currency', null],
  ])('credits nothing for a payment of %s', async (_what, cents) => {
    const { follow, state, balances, logged } = await setup();

    const odd = { ...paid, cents };
    await follow(odd);

    expect(state()).not.toBe('credited');
    expect((await balances()).gold).toBe(10_000);
    expect(logged).toContain('PAYMENT_SUM_DIFFERS');
  });

  it('credits once for concurrent reports', async () => {
    const { follow, stores, balances } = await setup();
    stores.beforeNextCommit(() => follow(paid));

    await follow(paid);

    expect((await balances()).gold).toBe(60_000);
  });

  it('releases the limit when a purchase ends, and counts again when it is paid later', async () => {
    const { follow, state, counted, kinds } = await setup();

    await follow({ kind: 'expired' });
    const ended = await counted();
    await follow({ kind: 'failed' });
    await follow(paid);

    expect([ended, await counted()]).toEqual([0, 499]);
    expect(state()).toBe('credited');
    expect(kinds().filter((kind) => kind === 'purchase-ended')).toHaveLength(1);
  });

  it('posts the coins of a payment that arrives after the account was closed to the house', async () => {
    const { follow, closeAccount, balances, state, stores, counted } = await setup();
    await follow({ kind: 'expired' });
    await closeAccount();

    await follow(paid);
    await follow(paid);

    expect([state(), isEmpty(await balances()), await counted()]).toEqual(['credited', true, 499]);
    const { postings } = stores.entries.at(-1)!.transaction;
    expect([changeOf(postings, 'house:closures'), changeOf(postings, 'house:purchases')]).toEqual([
      50_500, -50_500,
    ]);
  });

  it('records a pending payment until it is paid', async () => {
    const { follow, purchase, id, state } = await setup();

    await follow({ kind: 'pending' });
    const pending = isPending(purchase(id));
    await follow(paid);
    await follow({ kind: 'pending' });

    expect([pending, state()]).toEqual([true, 'credited']);
  });

  it('credits before it refunds when the refund is reported first', async () => {
    const { applyOutcome, follow, balances, kinds, state } = await setup();
    await applyOutcome('pay', false);

    await follow({ kind: 'refunded', cents: 499 } as Omit<PaymentReport, 'at'>);
    await follow(paid);

    expect(await balances()).toMatchObject({ gold: 10_000, sweepsUnplayed: 0 });
    expect(kinds().slice(-2)).toEqual(['purchase', 'refund']);
    expect(state()).toBe('refunded');
  });

  it.each([
    ['a refund', { kind: 'refunded', cents: 1 }],
    ['a dispute', { kind: 'dispute-opened', dispute: 'dp_1' }],
    ['a lost dispute', { kind: 'dispute-lost', dispute: 'dp_1' }],
  ] as const)('credits nothing on %s when a different sum was charged', async (_what, report) => {
    const { applyOutcome, follow, checkouts, id, state, kinds, logged, frozen } = await setup();
    await applyOutcome('pay', false);
    const found = (await checkouts.find(player, id))!;
    await checkouts.save(found, { ...found, priceCents: 1, revision: found.revision + 1 });

    await follow(report as Omit<PaymentReport, 'at'>);

    expect(state()).toBe('created');
    expect(kinds()).not.toContain('purchase');
    expect(kinds()).not.toContain('refund');
    expect(await frozen()).toEqual([]);
    expect(logged).toContain('PAYMENT_SUM_DIFFERS');
  });

  it('credits nothing on a refund when the provider knows no payment', async () => {
    const { follow, state, kinds, logged } = await setup();

    await follow({ kind: 'refunded', cents: 499 } as Omit<PaymentReport, 'at'>);

    expect([state(), kinds().includes('purchase')]).toEqual(['created', false]);
    expect(logged).toContain('PAYMENT_SUM_DIFFERS');
  });

  it('records spent coins as a debt and freezes Sweeps play', async () => {
    const world = await setup();
    await world.follow(paid);
    await lose(world);

    await world.follow({ kind: 'refunded', cents: 499 } as Omit<PaymentReport, 'at'>);

    const { postings, detail } = world.stores.entries.at(-1)!.transaction;
    expect(detail).toMatchObject({ kind: 'refund', cents: 499, owed: { gold: 50_000, sweeps: 500 } });
    expect(postings.filter(({ account }) => account === 'house:receivables')).toHaveLength(2);
    expect(await world.frozen()).toEqual(['owed']);
    expect(await world.balances()).toMatchObject({ gold: 0, sweepsUnplayed: 0 });
  });

  it('freezes during a dispute and lifts only its own freeze', async () => {
    const { follow, frozen, changePlay, id, state } = await setup();
    await changePlay((play) => ({ ...play, frozen: ['owed'] }));
    await follow(paid);

    await follow(dispute('opened'));
    const during = await frozen();
    await follow(dispute('won'));

    expect([during, await frozen()]).toEqual([['owed', id], ['owed']]);
    expect(state()).toBe('credited');
  });

  it('takes coins back after a lost dispute and stays frozen', async () => {
    const { follow, frozen, balances, id, state } = await setup();
    await follow(paid);

    await follow(dispute('opened'));
    await follow(dispute('lost'));
    await follow(dispute('opened'));
    await follow({ kind: 'refunded', cents: 499 } as Omit<PaymentReport, 'at'>);

    expect(await balances()).toMatchObject({ gold: 10_000, sweepsUnplayed: 0 });
    expect(await frozen()).toEqual([id]);
    expect(state()).toBe('refunded');
  });

  it('records that a lost dispute took the coins, because its freeze needs no debt', async () => {
    const { follow, stores } = await setup();
    await follow(paid);

    await follow(dispute('lost'));

    expect(stores.entries.at(-1)!.transaction.detail).toMatchObject({
      kind: 'refund',
      owed: { gold: 0, sweeps: 0 },
      reason: 'dispute-lost',
    });
  });

  it('freezes no player again whose freeze an admin lifted when another dispute of the payment is won', async () => {
    const { follow, frozen, changePlay } = await setup();
    await follow(paid);
    await follow(dispute('lost'));
    await follow(dispute('opened', 'dp_2'));
    await changePlay((play) => ({ ...play, frozen: [] }));

    await follow(dispute('won', 'dp_2'));

    expect(await frozen()).toEqual([]);
  });

  it('stays frozen when a dispute is lost after a full refund', async () => {
    const { follow, frozen, id, kinds } = await setup();
    await follow(paid);

    await follow({ kind: 'refunded', cents: 499 } as Omit<PaymentReport, 'at'>);
    await follow(dispute('lost'));

    expect(await frozen()).toEqual([id]);
    expect(kinds().filter((kind) => kind === 'refund')).toHaveLength(1);
  });

  it('throws Outage while the wallet stays contended', async () => {
    const { dependencies, id, clock } = await setup();
    const commit = async () => ({ outcome: 'conflict' as const });
    const contended = { ...dependencies, wallets: { ...dependencies.wallets, commit } };

    const following = followPayment(contended, { player, id }, { ...paid, at: clock.now });

    await expect(following).rejects.toThrow(Outage);
  });
});

describe('receiveEvent', () => {
  it('applies a genuine event', async () => {
    const { applyOutcome, state } = await setup();

    expect(await applyOutcome('pay')).toBeUndefined();
    expect(state()).toBe('credited');
  });

  it('refuses a forged event and moves nothing', async () => {
    const { dependencies, checkouts, id, clock, logged, state } = await setup();
    const body = eventOf((await checkouts.find(player, id))!, 'pay', clock.now)!;

    expect(await receiveEvent(dependencies, { body, signature: 't=1,v1=00' })).toEqual({
      code: 'coins/event-not-genuine',
    });
    expect([logged.at(-1), state()]).toEqual(['EVENT_NOT_GENUINE', 'created']);
  });

  it('logs and accepts an event for an unknown purchase', async () => {
    const { dependencies, checkouts, provider, id, clock, logged } = await setup();
    const body = eventOf({ ...(await checkouts.find(player, id))!, purchase: 'other' }, 'pay', clock.now)!;

    expect(await receiveEvent(dependencies, { body, signature: await provider.sign(body) })).toBeUndefined();
    expect(logged.at(-1)).toBe('PURCHASE_UNKNOWN');
  });

  it('asks the provider before it ends a purchase on an event', async () => {
    const { dependencies, checkouts, provider, id, clock, state, applyOutcome } = await setup();
    const body = eventOf((await checkouts.find(player, id))!, 'abandon', clock.now)!;

    await receiveEvent(dependencies, { body, signature: await provider.sign(body) });
    const still = state();
    await applyOutcome('pay-unreported', false);
    await receiveEvent(dependencies, { body, signature: await provider.sign(body) });

    expect([still, state()]).toEqual(['created', 'credited']);
  });
});

describe('abandoned practice payment', () => {
  it.each([
    ['by its event', true],
    ['by the reconciliation, when the event is lost', false],
  ])('ends its purchase as canceled and releases its limit: %s', async (_, isDelivered) => {
    const { applyOutcome, later, reconcile, purchase, id, counted } = await setup();

    await applyOutcome('abandon', isDelivered);
    later(5);
    await reconcile();

    expect(purchase(id).timeline.at(-1)).toMatchObject({ state: 'expired', reason: 'canceled' });
    expect(await counted()).toBe(0);
  });

  it('is distinguished from an expired one', async () => {
    const { later, reconcile, purchase, id } = await setup();

    later(46);
    await reconcile();

    expect(purchase(id).timeline.at(-1)).toMatchObject({ state: 'expired', reason: 'time-over' });
  });
});

describe('reconcilePurchases', () => {
  it.each([
    ['pay-unreported', 'credited'],
    ['decline', 'failed'],
    ['abandon', 'expired'],
  ] as const)('applies %s when no webhook reported it', async (outcome, state) => {
    const world = await setup();
    await world.applyOutcome(outcome, false);
    await world.reconcile();
    const before = world.state();

    world.later(2);
    await world.reconcile();
    await world.reconcile();

    expect([before, world.state()]).toEqual(['created', state]);
  });

  it('credits a pending payment once it is paid', async () => {
    const { applyOutcome, later, reconcile, state } = await setup();
    await applyOutcome('pay-later', false);

    later(1);
    await reconcile();

    expect(state()).toBe('credited');
  });

  it('ends an unpaid purchase when its checkout expires', async () => {
    const { later, reconcile, state, counted } = await setup();

    later(44);
    await reconcile();
    const before = state();
    later(1);
    await reconcile();

    expect([before, state(), await counted()]).toEqual(['created', 'expired', 0]);
  });

  it('ends a purchase without a checkout when it expires', async () => {
    const { dependencies, later, purchase, memory, reconcile } = await setup();
    const provider = { ...dependencies.provider, openCheckout: () => Promise.reject(new Outage('away')) };
    await beginPurchase({ ...dependencies, provider }, { player, packageId: 'coins-199', key: 'b' }).catch(
      () => undefined,
    );
    const { id } = [...memory.stored.values()].find(({ checkout }) => checkout === null)!;

    later(46);
    await reconcile();

    expect(stateOf(purchase(id))).toBe('expired');
  });

  it('applies a refund that no webhook reported', async () => {
    const { dependencies, follow, id, clock, state } = await setup();
    await follow(paid);
    const report: PaymentReport = { kind: 'refunded', at: clock.now, cents: 499 };
    const moneyBackSince = async () => [{ id: 'evt', purchase: { player, id }, report }];
    const provider = { ...dependencies.provider, moneyBackSince };
    const run = reconcilePurchases({ ...dependencies, provider, checkAfterSeconds: 60 });

    await run();
    await run();

    expect(state()).toBe('refunded');
  });

  it('continues after a failure and then throws', async () => {
    const { dependencies, later, id, purchase, applyOutcome, logged } = await setup();
    const begun = await beginPurchase(dependencies, { player, packageId: 'coins-199', key: 'b' });
    if (isRefusal(begun)) throw new Error(begun.code);
    await applyOutcome('pay-unreported', false);
    const statusOf: typeof dependencies.provider.statusOf = (polled) =>
      polled.id === id ? dependencies.provider.statusOf(polled) : Promise.reject(new Outage('away'));
    const provider = { ...dependencies.provider, statusOf };

    later(5);
    const run = reconcilePurchases({ ...dependencies, provider, checkAfterSeconds: 60 });

    await expect(run()).rejects.toThrow('1 purchases could not be reconciled');
    expect(stateOf(purchase(id))).toBe('credited');
    expect(logged).toContain('RECONCILIATION_FAILED');
  });
});

describe('noteCard', () => {
  it('is called for each report of a paid payment', async () => {
    const { follow, cards } = await setup();

    await follow({ kind: 'pending' });
    for (let time = 0; time < 2; time += 1)
      await follow({ kind: 'paid', payment: 'pi_1', cents: 499 } as never);

    expect(cards).toEqual([
      [player, 'pi_1'],
      [player, 'pi_1'],
    ]);
  });

  it("stores the card's fingerprint only, and nothing when the provider returns none", async () => {
    const tables = createFakeTables();
    const { traits, stored } = createFakeTraits(tables);
    const fingerprints: Record<string, string> = { pi_1: 'card-a', pi_2: 'card-a' };
    const noteCard = createCardNotes({
      provider: { cardOf: async (payment) => fingerprints[payment] ?? null },
      traits,
      commitTogether: tables.commitTogether,
      pause: async () => undefined,
      now: () => new Date('2026-11-21T12:00:00Z'),
    });

    await noteCard('ann', 'pi_1');
    await noteCard('ben', 'pi_2');
    await noteCard('cleo', 'sandbox 3');

    expect(
      [...stored.values()].map(({ name, holders }) => [name, ...holders.map((each) => each.player)]),
    ).toEqual([[await traits.nameOf({ kind: 'card', text: 'card-a' }), 'ann', 'ben']]);
  });
});
