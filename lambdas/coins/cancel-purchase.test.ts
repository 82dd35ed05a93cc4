import { describe, expect, it } from 'vitest';
import { stateOf } from '#domain/coins/purchase';
import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { beginPurchase } from './begin-purchase';
import { cancelPurchase } from './cancel-purchase';
import { openPayments, player } from './payments/payment-fixture';
import { reconcilePurchases } from './payments/reconcile-purchases';
import { afterOutcome } from './payments/sandbox/sandbox-checkout';

async function setup() {
  const payments = await openPayments();
  const { dependencies, checkouts, clock, open } = payments;
  const tryToBegin = (packageId: string) =>
    beginPurchase(dependencies, { player, packageId, key: packageId });
  const begin = async (packageId: string) => {
    const begun = await tryToBegin(packageId);
    if (isRefusal(begun)) throw new Error(begun.code);
    return begun.purchase.id;
  };
  const id = await begin('coins-499');
  return {
    ...payments,
    id,
    begin,
    tryToBegin,
    cancel: (of = id, at: Pick<typeof dependencies, 'provider'> = dependencies) =>
      cancelPurchase({ ...dependencies, ...at }, { player, id: of }),
    /** Applies an outcome at the provider, which reports none. */
    async choose(outcome: SandboxOutcome) {
      const found = (await checkouts.find(player, id))!;
      await checkouts.save(found, afterOutcome(found, outcome, clock.now));
    },
    counted: async () => (await open()).play.windows.day.sums.purchasedCents,
    gold: async () => (await open()).wallet.balances.gold,
  };
}

describe('cancelPurchase', () => {
  it('ends an open purchase as canceled, releases its limit and closes its checkout', async () => {
    const { cancel, checkouts, counted, id } = await setup();

    const canceled = await cancel();
    const again = await cancel();

    expect(canceled?.timeline.at(-1)).toMatchObject({ state: 'expired', reason: 'canceled' });
    expect(again).toEqual(canceled);
    expect([await counted(), (await checkouts.find(player, id))?.state]).toEqual([0, 'canceled']);
  });

  it('leaves room for another package after three that were canceled', async () => {
    const { cancel, begin, tryToBegin, id } = await setup();
    const ids = [id, await begin('coins-199'), await begin('coins-999')];
    expect(await tryToBegin('coins-1999')).toEqual({ code: 'coins/too-many-open', most: 3 });

    for (const each of ids) await cancel(each);

    expect(isRefusal(await tryToBegin('coins-1999'))).toBe(false);
  });

  it('credits a purchase that turned out to be paid', async () => {
    const { cancel, choose, gold } = await setup();
    await choose('pay-unreported');

    const paid = await cancel();

    expect([paid && stateOf(paid), await gold()]).toEqual(['credited', 60_000]);
  });

  it('credits a purchase that is paid after the provider was asked first', async () => {
    const { cancel, choose, gold, provider } = await setup();
    const cancelCheckout: typeof provider.cancelCheckout = async (purchase) => {
      await choose('pay-unreported');
      return provider.cancelCheckout(purchase);
    };

    const paid = await cancel(undefined, { provider: { ...provider, cancelCheckout } });

    expect([paid && stateOf(paid), await gold()]).toEqual(['credited', 60_000]);
  });

  it('leaves a purchase open whose payment takes time', async () => {
    const { cancel, choose, checkouts, id } = await setup();
    await choose('pay-later');

    const pending = [await cancel(), await cancel()];

    expect(pending.map((each) => each?.timeline.at(-1)?.reason)).toEqual([
      'payment-pending',
      'payment-pending',
    ]);
    expect((await checkouts.find(player, id))?.state).toBe('pending');
  });

  it('ends a purchase that expired before as expired', async () => {
    const { cancel, later } = await setup();
    later(46);

    expect((await cancel())?.timeline.at(-1)).toMatchObject({ state: 'expired', reason: 'time-over' });
  });

  it('is completed by the reconciliation when it stops after the checkout was closed', async () => {
    const { cancel, dependencies, provider, purchase, id, later } = await setup();
    const cancelCheckout: typeof provider.cancelCheckout = async (of) => {
      await provider.cancelCheckout(of);
      throw new Outage('The provider gave no answer');
    };
    await expect(cancel(undefined, { provider: { ...provider, cancelCheckout } })).rejects.toThrow(Outage);

    later(5);
    await reconcilePurchases({ ...dependencies, checkAfterSeconds: 60 })();

    expect(purchase(id).timeline.at(-1)).toMatchObject({ reason: 'canceled' });
  });

  it('returns undefined for an unknown purchase', async () => {
    const { cancel } = await setup();

    expect(await cancel('2026-11-21-000000000-none')).toBeUndefined();
  });
});
