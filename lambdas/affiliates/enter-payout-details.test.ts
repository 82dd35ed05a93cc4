import { describe, expect, it } from 'vitest';
import type { PayoutMethod } from '#domain/affiliates/payout-details';
import { amount } from '#domain/money/coin';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { enterPayoutDetails } from './enter-payout-details';

const first: PayoutMethod = { kind: 'paypal', email: 'mei@harbor.test' };
const second: PayoutMethod = { kind: 'paypal', email: 'li@harbor.test' };

function setup() {
  const stores = createFakeWallets();
  const { affiliates } = createFakeAffiliates(stores.tables);
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const common = {
    ...stores,
    affiliates,
    commitTogether: stores.tables.commitTogether,
    now: () => clock.now,
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const dependencies = {
    ...common,
    loadOrOpen: (player: string) =>
      loadOrOpenWallet(common, player, async () => ({
        player,
        email: 'mei@jade.test',
        isEmailVerified: true,
      })),
  };
  const enter = (method: PayoutMethod, form: 'w-9' | 'w-8ben' = 'w-9') =>
    enterPayoutDetails(dependencies, { affiliate: 'mei', method, form });
  const changes = () =>
    stores.entries.filter(({ transaction: { detail } }) => detail.kind === 'account-change').length;
  return { enter, changes, clock, affiliates, dependencies };
}

describe('enterPayoutDetails', () => {
  it('writes one ledger row for each change of the method, from which the notice follows', async () => {
    const { enter, changes, clock } = setup();

    await enter(first);
    await enter(first);
    await enter(first, 'w-8ben');
    const unchanged = changes();
    clock.now = new Date('2026-11-23T12:00:00Z');
    const changed = await enter(second, 'w-8ben');

    expect([unchanged, changes()]).toEqual([1, 2]);
    expect(changed).toMatchObject({
      method: second,
      methodSince: clock.now,
      taxForm: { form: 'w-8ben', state: 'sent' },
      revision: 3,
    });
  });

  it('applies both of two concurrent changes, one after the other', async () => {
    const { enter, changes, affiliates } = setup();

    const entered = await Promise.all([enter(first), enter(second)]);

    expect(entered).toMatchObject([{ method: first }, { method: second }]);
    expect([(await affiliates.payoutDetailsOf('mei')).revision, changes()]).toEqual([2, 2]);
  });
});
