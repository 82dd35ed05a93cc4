import { describe, expect, it } from 'vitest';
import { stateOf } from '#domain/coins/purchase';
import { amount } from '#domain/money/coin';
import { isEmpty } from '#domain/wallet/closing';
import { changeOf, transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';
import { beginPurchase } from './begin-purchase';
import { listFailedRefunds } from './list-failed-refunds';
import { followPayment } from './payments/follow-payment';
import { openPayments, player } from './payments/payment-fixture';
import type { PaymentEvent } from './payments/payment-provider';
import { reconcilePurchases } from './payments/reconcile-purchases';
import { afterOutcome } from './payments/sandbox/sandbox-checkout';
import { refundForPlayer } from './refund-for-player';

async function setup() {
  const payments = await openPayments();
  const { dependencies, stores, clock, checkouts, provider, purchase, open } = payments;
  const { audit, audited } = createFakeAudit(stores.tables);
  const begun = await beginPurchase(dependencies, { player, packageId: 'coins-499', key: 'key' });
  if (isRefusal(begun)) throw new Error(begun.code);
  const { id } = begun.purchase;
  const choose = async (outcome: 'pay' | 'dispute' | 'refund') => {
    const found = (await checkouts.find(player, id))!;
    await checkouts.save(found, afterOutcome(found, outcome, clock.now));
  };
  await choose('pay');
  await followPayment(
    dependencies,
    { player, id },
    { kind: 'paid', at: clock.now, payment: 'pi', cents: 499 },
  );

  const moneyBack: PaymentEvent[] = [];
  const link: { broken: 'before' | 'after' | 'refused' | null; calls: number } = { broken: null, calls: 0 };
  const refund: typeof provider.refund = async (...request) => {
    link.calls += 1;
    if (link.broken === 'before') throw new Outage('The provider cannot be reached');
    if (link.broken === 'refused') return 'refused';
    const outcome = await provider.refund(...request);
    if (link.broken === 'after') throw new Outage('The provider gave no answer');
    return outcome;
  };
  const approvals = createApprovalStore(stores.tables.client, 'approvals');
  const refundAs = (key = 'k', purchaseId = id, of = player) =>
    refundForPlayer(
      { ...dependencies, audit, approvals, openProvider: async () => ({ refund }) },
      { player: of, purchase: purchaseId, actor: 'boss', reason: 'Bought by mistake', key },
    );
  return {
    ...payments,
    id,
    audited,
    link,
    refundAs,
    choose,
    refundedCents: () => checkouts.stored.get(`${player} ${id}`)?.refundedCents,
    failedRefunds: () => listFailedRefunds(dependencies),
    state: () => stateOf(purchase(id)),
    balances: async () => (await open()).wallet.balances,
    reconcile: reconcilePurchases({
      ...dependencies,
      provider: { ...provider, refund, moneyBackSince: async () => moneyBack },
      checkAfterSeconds: 60,
    }),
    /** Lists a refund of the whole price among the provider's events, as of now. */
    listRefunded: () =>
      moneyBack.push({
        id: `evt ${moneyBack.length}`,
        purchase: { player, id },
        report: { kind: 'refunded', at: clock.now, cents: 499 },
      }),
    fail: (attempt: number | 'unnumbered' | null) =>
      followPayment(dependencies, { player, id }, { kind: 'refund-failed', at: clock.now, attempt }),
    /** The attempt of the refund that was sent last. */
    paidAttempt: () => payments.purchase(id).refundPaid?.attempt ?? null,
    follow: (cents: number) =>
      followPayment(dependencies, { player, id }, { kind: 'refunded', at: clock.now, cents }),
    dispute: (change: 'opened' | 'won' | 'lost') =>
      followPayment(
        dependencies,
        { player, id },
        { kind: `dispute-${change}`, at: clock.now, dispute: 'dp_1' },
      ),
    refunds: () => payments.kinds().filter((kind) => kind === 'refund'),
    /** Loses Gold Coins. */
    spend: (gold: number) =>
      settleOnce(dependencies, {
        player,
        operation: { name: 'lose', key: String(gold), input: {} },
        read: nothingElse,
        decide({ wallet }, transaction) {
          const postings = transfer({
            player: 'player:gold',
            house: 'house:games',
            amount: amount(-gold),
          });
          const detail = { kind: 'adjustment', reason: 'lost', actor: 'test' } as const;
          return record(wallet, { id: transaction, at: clock.now, postings, detail });
        },
      }),
  };
}

describe('refundForPlayer', () => {
  it('takes all coins back, returns the money and writes one audit entry, once per key', async () => {
    const { refundAs, refundedCents, state, balances, audited, refunds, purchase, id } = await setup();
    const before = await balances();

    const first = await refundAs();
    const repeated = await refundAs();

    if (isRefusal(first)) throw new Error(first.code);
    expect(repeated).toEqual(first);
    expect([state(), refundedCents(), purchase(id).refundDue]).toEqual(['refunded', 499, null]);
    const after = await balances();
    expect([before.gold - after.gold, before.sweepsUnplayed - after.sweepsUnplayed]).toEqual([50_000, 500]);
    expect(refunds()).toHaveLength(1);
    expect(audited).toMatchObject([
      {
        act: 'purchase-refunded',
        actor: 'boss',
        reason: 'Bought by mistake',
        detail: { purchase: id, cents: 499 },
      },
    ]);
  });

  it.each(['before', 'after'] as const)(
    'is completed by a repeat of its key when the function stops %s the provider refunded',
    async (broken) => {
      const { refundAs, link, state, refundedCents, refunds, purchase, id } = await setup();
      link.broken = broken;
      await expect(refundAs()).rejects.toThrow(Outage);
      expect(purchase(id).refundDue).not.toBeNull();
      link.broken = null;

      const completed = await refundAs();

      expect(isRefusal(completed)).toBe(false);
      expect([state(), refundedCents(), purchase(id).refundDue]).toEqual(['refunded', 499, null]);
      expect(refunds()).toHaveLength(1);
    },
  );

  it.each(['before', 'after'] as const)(
    'is completed by the reconciliation when the function stops %s the provider refunded',
    async (broken) => {
      const { refundAs, link, refundedCents, reconcile, refunds, purchase, id } = await setup();
      link.broken = broken;
      await expect(refundAs()).rejects.toThrow(Outage);
      await expect(reconcile()).rejects.toThrow(Outage);
      link.broken = null;

      await reconcile();
      const { calls } = link;
      await reconcile();

      expect([refundedCents(), purchase(id).refundDue, link.calls]).toEqual([499, null, calls]);
      expect(refunds()).toHaveLength(1);
    },
  );

  it('moves no coins again when the provider reports the refund', async () => {
    const { refundAs, link, follow, refunds, balances, reconcile, purchase, id } = await setup();
    link.broken = 'after';
    await expect(refundAs()).rejects.toThrow(Outage);
    const before = await balances();

    await follow(499);
    link.broken = null;
    await reconcile();

    expect(await balances()).toEqual(before);
    expect([refunds().length, purchase(id).refundDue]).toEqual([1, null]);
  });

  it('takes the coins once for concurrent requests under different keys', async () => {
    const { refundAs, refunds, refundedCents, audited } = await setup();

    const results = await Promise.all(['a', 'b', 'c'].map((key) => refundAs(key)));

    expect(results.filter((each) => !isRefusal(each))).toHaveLength(1);
    expect(results.filter(isRefusal)).toEqual([
      { code: 'coins/already-refunded' },
      { code: 'coins/already-refunded' },
    ]);
    expect([refunds().length, refundedCents(), audited.length]).toEqual([1, 499, 1]);
  });

  it('refuses when coins were spent, with the shortfall, and asks nothing of the provider', async () => {
    const { refundAs, spend, link, state, audited, balances } = await setup();
    const { gold } = await balances();
    await spend(gold - 49_000);

    const refused = await refundAs();

    expect(refused).toEqual({ code: 'coins/refund-coins-spent', gold: 1_000, sweeps: 0 });
    expect([state(), link.calls, audited.length]).toEqual(['credited', 0, 0]);
  });

  it('refuses an unknown purchase, an unknown player and a purchase that was refunded', async () => {
    const { refundAs, follow } = await setup();
    await follow(499);

    expect(await refundAs('a', '2026-11-21-000000000-none')).toEqual({ code: 'coins/unknown-purchase' });
    expect(await refundAs('b', undefined, 'li')).toEqual({ code: 'player/unknown-player' });
    expect(await refundAs('c')).toEqual({ code: 'coins/already-refunded' });
  });

  it('gives the coins back when the provider refuses for good', async () => {
    const { refundAs, choose, state, balances, refunds, logged, purchase, id } = await setup();
    // The bank knows of a dispute that was not reported yet.
    await choose('dispute');
    const before = await balances();

    const refused = await refundAs();
    const repeated = await refundAs();

    expect([refused, repeated]).toEqual([{ code: 'coins/refund-refused' }, { code: 'coins/refund-refused' }]);
    expect(await balances()).toEqual(before);
    expect([state(), purchase(id).refunded.cents, purchase(id).refundDue]).toEqual(['credited', 0, null]);
    expect(refunds()).toHaveLength(2);
    expect(logged).toContain('REFUND_REFUSED');
  });

  it('gives no coins back when the bank returned the money before the provider refused', async () => {
    const { refundAs, link, dispute, reconcile, balances, refunds, state, purchase, id } = await setup();
    link.broken = 'before';
    await expect(refundAs()).rejects.toThrow(Outage);
    await dispute('lost');
    const before = await balances();
    link.broken = 'refused';

    await reconcile();
    const { calls } = link;
    await reconcile();

    expect(await balances()).toEqual(before);
    expect(refunds()).toHaveLength(1);
    expect([state(), purchase(id).refunded.cents, purchase(id).refundDue]).toEqual(['refunded', 499, null]);
    expect(link.calls).toBe(calls);
  });

  it('sends the money again, once, when the bank did not accept it', async () => {
    const { refundAs, fail, paidAttempt, link, reconcile, refunds, balances, purchase, id } = await setup();
    await refundAs();
    const before = await balances();
    const attempt = paidAttempt();

    await fail(attempt);
    await fail(attempt);

    expect(purchase(id).refundDue).toMatchObject({ cents: 499, failures: 1 });
    const { calls } = link;
    await reconcile();
    await fail(attempt);
    await reconcile();
    expect([link.calls - calls, purchase(id).refundDue]).toEqual([1, null]);
    expect(paidAttempt()).not.toBe(attempt);
    expect([refunds().length, await balances()]).toEqual([1, before]);
  });

  it('gives the coins back after the third failure, and sends no more', async () => {
    const { refundAs, fail, paidAttempt, link, reconcile, balances, state } = await setup();
    const before = await balances();
    await refundAs();
    for (let failure = 0; failure < 2; failure += 1) {
      await fail(paidAttempt());
      await reconcile();
    }
    const { calls } = link;

    await fail(paidAttempt());
    await reconcile();

    expect([state(), link.calls, await balances()]).toEqual(['credited', calls, before]);
  });

  it.each([
    ['no dispute', false, 'credited'],
    ['an open dispute', true, 'disputed'],
  ] as const)(
    'takes no coins again when a report of a refund that was given up is repeated, with %s',
    async (_case, isDisputed, endState) => {
      const { refundAs, fail, paidAttempt, listRefunded, dispute, later, reconcile, balances, state } =
        await setup();
      const before = await balances();
      await refundAs();
      listRefunded();
      if (isDisputed) await dispute('opened');
      for (let failure = 0; failure < 3; failure += 1) {
        later(60);
        await fail(paidAttempt());
        await reconcile();
      }

      later(5);
      await reconcile();

      expect([state(), await balances()]).toEqual([endState, before]);
    },
  );

  it('posts the coins to the house, and lists the refund, when it is given up after the account was closed', async () => {
    const { refundAs, fail, paidAttempt, closeAccount, reconcile, balances, failedRefunds, stores, id } =
      await setup();
    await refundAs();
    for (let failure = 0; failure < 2; failure += 1) {
      await fail(paidAttempt());
      await reconcile();
    }
    await closeAccount();

    await fail(paidAttempt());
    await reconcile();
    await reconcile();

    expect(await failedRefunds()).toEqual([
      { player, purchase: id, cents: 499, failures: 3, state: 'given-up' },
    ]);
    expect(isEmpty(await balances())).toBe(true);
    const { postings } = stores.entries.at(-1)!.transaction;
    expect(changeOf(postings, 'house:closures')).toBe(50_500);
  });

  it('takes the coins when the provider refunds the purchase after the refund was given up', async () => {
    const { refundAs, link, later, listRefunded, reconcile, balances, failedRefunds, state } = await setup();
    link.broken = 'refused';
    await refundAs();
    const { gold } = await balances();
    later(5);
    listRefunded();

    await reconcile();

    expect([state(), (await balances()).gold, await failedRefunds()]).toEqual([
      'refunded',
      gold - 50_000,
      [],
    ]);
  });

  it.each([
    ['at the provider', null, 'REFUND_FAILED_ELSEWHERE'],
    ['by a release without numbers of attempts', 'unnumbered', 'REFUND_FAILED_UNNUMBERED'],
  ] as const)('is only logged when a refund fails that was made %s', async (_where, attempt, code) => {
    const { follow, fail, purchase, id, logged } = await setup();
    await follow(499);
    const before = purchase(id);

    await fail(attempt);

    expect(purchase(id)).toEqual(before);
    expect(logged).toContain(code);
  });
});

describe('listFailedRefunds', () => {
  it('lists a refund while its money is due again because the bank did not accept it', async () => {
    const { id, refundAs, fail, failedRefunds, paidAttempt, reconcile } = await setup();
    await refundAs();
    expect(await failedRefunds()).toEqual([]);

    await fail(paidAttempt());

    expect(await failedRefunds()).toEqual([
      { player, purchase: id, cents: 499, failures: 1, state: 'due-again' },
    ]);
    await reconcile();
    expect(await failedRefunds()).toEqual([]);
  });

  it('leaves out a refund whose money is due for the first time', async () => {
    const { refundAs, link, failedRefunds } = await setup();
    link.broken = 'before';

    await expect(refundAs()).rejects.toThrow(Outage);

    expect(await failedRefunds()).toEqual([]);
  });

  it('lists a refund that was given up after three failures, however long ago', async () => {
    const { id, refundAs, fail, failedRefunds, paidAttempt, reconcile, later } = await setup();
    await refundAs();
    for (let failure = 0; failure < 3; failure += 1) {
      await fail(paidAttempt());
      await reconcile();
    }
    later(365 * 24 * 60);

    expect(await failedRefunds()).toEqual([
      { player, purchase: id, cents: 499, failures: 3, state: 'given-up' },
    ]);
  });

  it('lists the refund of an old purchase that was given up after 100 of newer purchases', async () => {
    const { id, refundAs, link, failedRefunds, memory, stores, purchase, later } = await setup();
    link.broken = 'refused';
    await refundAs('first');
    const givenUp = purchase(id);
    for (let index = 0; index < 100; index += 1) {
      const newer = {
        ...givenUp,
        id: `2026-12-01-000000${String(index).padStart(3, '0')}-aaaaaa`,
        createdAt: new Date(givenUp.createdAt.getTime() + index + 1),
      };
      await stores.tables.commitTogether([memory.purchases.begin(newer)]);
    }
    later(1);
    await refundAs('second');

    const listed = await failedRefunds();

    expect(listed).toHaveLength(100);
    expect(listed[0]).toMatchObject({ purchase: id, state: 'given-up' });
  });

  it('lists a refund that the provider refused until it is requested again', async () => {
    const { id, refundAs, link, failedRefunds } = await setup();
    link.broken = 'refused';
    await refundAs('first');

    expect(await failedRefunds()).toEqual([
      { player, purchase: id, cents: 499, failures: 0, state: 'given-up' },
    ]);
    link.broken = null;
    await refundAs('second');
    expect(await failedRefunds()).toEqual([]);
  });
});
