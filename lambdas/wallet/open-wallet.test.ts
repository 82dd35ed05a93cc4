import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { Outage } from '#http/outage';
import { createMemoryStores } from '#stores/memory-stores';
import { loadOrOpenWallet, openWallet } from './open-wallet';

const player = '7a1c0c5e-0000-4000-8000-000000000002';
const newPlayer = { player, email: 'new@jade.test', isEmailVerified: true };

function setup() {
  const stores = createMemoryStores();
  const now = () => new Date('2026-11-21T12:00:00Z');
  const pauses: number[] = [];
  const pause = async (upToMs: number) => void pauses.push(upToMs);
  const dependencies = {
    pause,
    ...stores,
    now,
    makeClientSeed: () => 'seed',
    welcomeGold: amount(10_000),
    log: () => undefined,
  };
  return { stores, dependencies, pauses };
}

describe('openWallet', () => {
  it('gives the welcome grant once, however often it is asked', async () => {
    const { dependencies, stores } = setup();

    await openWallet(dependencies, newPlayer);
    await openWallet(dependencies, newPlayer);

    expect((await stores.wallets.load(player))?.wallet).toMatchObject({
      sequence: 1,
      balances: { gold: 10_000 },
    });
    expect(stores.entries).toHaveLength(1);
  });

  it('opens an empty wallet for somebody whose address is not verified', async () => {
    const { dependencies, stores } = setup();

    await openWallet(dependencies, { ...newPlayer, isEmailVerified: false });

    expect((await stores.wallets.load(player))?.wallet).toMatchObject({ sequence: 0, balances: { gold: 0 } });
    expect(stores.entries).toEqual([]);
  });
});

describe('loadOrOpenWallet', () => {
  it('opens the wallet that the trigger of the sign-up missed', async () => {
    const { dependencies } = setup();

    const open = await loadOrOpenWallet(dependencies, player, async () => newPlayer);

    expect(open.wallet.balances.gold).toBe(10_000);
  });

  it('asks nobody who the player is when there is a wallet', async () => {
    const { dependencies } = setup();
    await openWallet(dependencies, newPlayer);

    const open = await loadOrOpenWallet(dependencies, player, () => Promise.reject(new Error('asked')));

    expect(open.wallet.sequence).toBe(1);
  });

  it('waits for a twin that is just opening the same wallet', async () => {
    const { dependencies, stores, pauses } = setup();
    const { open } = stores.wallets;
    let asked = 0;
    const overtakenOnce = (...opening: Parameters<typeof open>) =>
      (asked += 1) === 1 ? Promise.resolve({ outcome: 'overtaken' as const }) : open(...opening);
    const contended = { ...dependencies, wallets: { ...stores.wallets, open: overtakenOnce } };

    const opened = await loadOrOpenWallet(contended, player, async () => newPlayer);

    expect(opened.wallet.sequence).toBe(1);
    expect(pauses).toEqual([20]);
  });

  it('gives up as an outage when the wallet stays contended', async () => {
    const { dependencies, stores } = setup();
    const wallets = { ...stores.wallets, open: async () => ({ outcome: 'overtaken' as const }) };

    const opening = loadOrOpenWallet({ ...dependencies, wallets }, player, async () => newPlayer);

    await expect(opening).rejects.toThrow(Outage);
  });
});
