import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { checkSweepsEligibility } from '#domain/player/residency';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { openWallet } from '#lambdas/wallet/open-wallet';
import { openDemoAccounts } from './open-demo-accounts';

const player = '7a1c0c5e-0000-4000-8000-000000000005';
const account = {
  player,
  email: 'demo@jade.test',
  grants: [{ key: 'demo-sweeps', account: 'player:sweeps-unplayed', amount: 2_000, reason: 'demo' }],
};

function setup() {
  const stores = createFakeWallets();
  const dependencies = {
    ...stores,
    now: () => new Date('2026-11-21T12:00:00Z'),
    log: () => undefined,
    pause: async () => undefined,
    makeClientSeed: () => 'seed',
    welcomeGold: amount(10_000),
  };
  const affiliates: string[] = [];
  const approve = async (id: string) => void affiliates.push(id);
  return { stores, dependencies, affiliates, approve };
}

describe('openDemoAccounts', () => {
  it('gives each account its welcome grant and its own grants once across repeated runs', async () => {
    const { stores, dependencies, approve } = setup();
    const open = openDemoAccounts(dependencies, approve);

    expect(await open({ accounts: [account] })).toEqual({ opened: 1 });
    await open({ accounts: [account] });

    expect((await stores.wallets.load(player))?.wallet).toMatchObject({
      sequence: 3,
      balances: { gold: 10_000, sweepsUnplayed: 2_000 },
    });
  });

  it('makes the accounts eligible for both coins', async () => {
    const { stores, dependencies, approve } = setup();

    await openDemoAccounts(dependencies, approve)({ accounts: [account] });

    const { play } = (await stores.wallets.load(player))!;
    expect(checkSweepsEligibility(play, dependencies.now(), defaultRules)).toBeNull();
  });

  it('completes a wallet that was opened before the address was verified', async () => {
    const { stores, dependencies, approve } = setup();
    await openWallet(dependencies, { player, email: account.email, isEmailVerified: false });

    await openDemoAccounts(dependencies, approve)({ accounts: [account] });

    expect((await stores.wallets.load(player))?.wallet.balances).toMatchObject({
      gold: 10_000,
      sweepsUnplayed: 2_000,
    });
  });

  it('approves the affiliate among the accounts', async () => {
    const { dependencies, affiliates, approve } = setup();
    const affiliate = {
      site: 'https://reviews.test',
      channels: ['website'],
      audience: 'Readers',
      taxCountry: 'US',
    };

    await openDemoAccounts(dependencies, approve)({ accounts: [{ ...account, affiliate }] });

    expect(affiliates).toEqual([player]);
  });

  it('rejects an invalid event and opens nothing', async () => {
    const { stores, dependencies, approve } = setup();
    const faulty = { ...account, grants: [{ ...account.grants[0], amount: 0.5 }] };

    await expect(openDemoAccounts(dependencies, approve)({ accounts: [faulty] })).rejects.toThrow('amount');

    expect(await stores.wallets.load(player)).toBeUndefined();
  });
});
