import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import { type Restrictions, unrestricted } from '#domain/play-limits/restrictions';
import { grantDetail } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { Outage } from '#lambdas/runtime/outage';
import { grantCoins } from './grant-coins';
import { loadOpened, loadOrOpenWallet, openWallet } from './open-wallet';
import { nothingElse, settleOnce } from './settle-once';

const player = '7a1c0c5e-0000-4000-8000-000000000002';
const newPlayer = { player, email: 'new@jade.test', isEmailVerified: true };

function setup() {
  const stores = createFakeWallets();
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

/** Changes the play state of a player. */
function changePlay(
  dependencies: ReturnType<typeof setup>['dependencies'],
  of: string,
  change: (play: PlayState) => PlayState,
) {
  const loadOrOpen = loadOpened(dependencies.wallets);
  return settleOnce(
    { ...dependencies, loadOrOpen },
    {
      player: of,
      operation: { name: 'change-play', key: 'test', input: {} },
      read: nothingElse,
      decide({ wallet, play }, id) {
        const detail = { kind: 'play-limits', change: 'test' } as const;
        return {
          ...record(wallet, { id, at: dependencies.now(), postings: [], detail }),
          play: change(play),
        };
      },
    },
  );
}

describe('openWallet', () => {
  it('gives the welcome grant once when called twice', async () => {
    const { dependencies, stores } = setup();

    await openWallet(dependencies, newPlayer);
    await openWallet(dependencies, newPlayer);

    expect((await stores.wallets.load(player))?.wallet).toMatchObject({
      sequence: 1,
      balances: { gold: 10_000 },
    });
    expect(stores.entries).toHaveLength(1);
  });

  it('opens an empty wallet when the address is unverified', async () => {
    const { dependencies, stores } = setup();

    await openWallet(dependencies, { ...newPlayer, isEmailVerified: false });

    expect((await stores.wallets.load(player))?.wallet).toMatchObject({ sequence: 0, balances: { gold: 0 } });
    expect(stores.entries).toEqual([]);
  });
});

describe('openWallet for a mailbox that another account held', () => {
  const timeOut = {
    kind: 'exclusion' as const,
    since: new Date('2026-10-01T12:00:00Z'),
    until: new Date('2027-10-01T12:00:00Z'),
  };
  const suspension = { since: new Date('2026-10-02T12:00:00Z'), reason: 'terms-broken' as const };

  async function setupErased(left: Partial<Restrictions>) {
    const { dependencies, stores } = setup();
    await stores.tables.commitTogether([(await stores.mailboxes.read('New@Jade.test')).addHolder('earlier')]);
    await stores.mailboxes.leave('new@jade.test', 'earlier', () => ({ ...unrestricted, ...left }));
    return { dependencies, stores };
  }

  it.each([true, false])(
    'inherits the restrictions of an erased account, address verified: %s',
    async (isEmailVerified) => {
      const { dependencies, stores } = await setupErased({ timeOut, suspension, isFrozen: true });

      await openWallet(dependencies, { ...newPlayer, isEmailVerified });

      expect((await stores.wallets.load(player))!.play).toMatchObject({
        timeOut,
        suspension,
        frozen: ['owed'],
        isReturned: isEmailVerified,
      });
    },
  );

  it('inherits the current restrictions of an existing account', async () => {
    const { dependencies, stores } = setup();
    await openWallet(dependencies, { ...newPlayer, player: 'earlier' });
    await changePlay(dependencies, 'earlier', (play) => ({ ...play, timeOut, suspension }));

    await openWallet(dependencies, newPlayer);

    const { play, wallet } = (await stores.wallets.load(player))!;
    expect(play).toMatchObject({ timeOut, suspension, isReturned: true });
    expect(wallet.balances.gold).toBe(0);
    expect((await stores.mailboxes.read(newPlayer.email)).holders).toEqual(['earlier', player]);
  });

  it('inherits from every account that held the mailbox', async () => {
    const { dependencies, stores } = setup();
    for (const each of ['first', 'second']) await openWallet(dependencies, { ...newPlayer, player: each });
    await changePlay(dependencies, 'first', (play) => ({ ...play, timeOut }));

    await openWallet(dependencies, newPlayer);

    expect((await stores.wallets.load(player))!.play.timeOut).toEqual(timeOut);
  });

  it('gives no second welcome grant, now or later', async () => {
    const { dependencies, stores } = await setupErased({});

    await openWallet(dependencies, newPlayer);
    const open = await loadOrOpenWallet(dependencies, player, () => Promise.reject(new Error('asked')));

    expect(open).toMatchObject({ isWelcomed: true, wallet: { sequence: 0, balances: { gold: 0 } } });
    expect(stores.entries).toEqual([]);
  });

  it('inherits once the address is verified, whatever address the wallet was opened with', async () => {
    const { dependencies, stores } = await setupErased({ timeOut });
    await openWallet(dependencies, { ...newPlayer, email: 'other@jade.test', isEmailVerified: false });

    const open = await loadOrOpenWallet(dependencies, player, async () => newPlayer);

    expect(open).toMatchObject({ isWelcomed: true, wallet: { balances: { gold: 0 } } });
    expect(open.play).toMatchObject({ timeOut, isReturned: true });
    expect(stores.entries.map(({ transaction }) => transaction.detail)).toEqual([
      { kind: 'account-change', step: 'returned' },
    ]);
  });

  it('drops an expired exclusion', async () => {
    const until = new Date('2026-11-21T12:00:00Z');
    const { dependencies, stores } = await setupErased({ timeOut: { ...timeOut, until } });

    await openWallet(dependencies, newPlayer);

    expect((await stores.wallets.load(player))!.play.timeOut).toBeNull();
  });

  it('inherits nothing from an account that never verified the address', async () => {
    const { dependencies, stores } = setup();
    await openWallet(dependencies, { ...newPlayer, player: 'stranger', isEmailVerified: false });
    await changePlay(dependencies, 'stranger', (play) => ({ ...play, timeOut, suspension }));

    await openWallet(dependencies, newPlayer);

    const { play, wallet } = (await stores.wallets.load(player))!;
    expect(play).toMatchObject({ timeOut: null, suspension: null, isReturned: false });
    expect(wallet.balances.gold).toBe(10_000);
  });

  it('gives one welcome grant when two accounts of one mailbox open at once', async () => {
    const { dependencies, stores } = setup();
    const read = await stores.mailboxes.read(newPlayer.email);
    const mailboxes = { read: async () => read };
    await openWallet({ ...dependencies, mailboxes }, { ...newPlayer, player: 'twin' });
    await openWallet({ ...dependencies, mailboxes }, newPlayer);

    expect(await stores.wallets.load(player)).toBeUndefined();
    const { wallet } = await loadOrOpenWallet(dependencies, player, async () => newPlayer);
    expect(wallet.balances.gold).toBe(0);
  });
});

describe('loadOrOpenWallet', () => {
  it('opens a wallet that the sign-up trigger missed', async () => {
    const { dependencies } = setup();

    const open = await loadOrOpenWallet(dependencies, player, async () => newPlayer);

    expect(open.wallet.balances.gold).toBe(10_000);
  });

  it('does not look up the player when there is a wallet', async () => {
    const { dependencies } = setup();
    await openWallet(dependencies, newPlayer);

    const open = await loadOrOpenWallet(dependencies, player, () => Promise.reject(new Error('asked')));

    expect(open.wallet.sequence).toBe(1);
  });

  it('retries when a concurrent request opens the same wallet', async () => {
    const { dependencies, stores, pauses } = setup();
    const { open } = stores.wallets;
    let attempts = 0;
    const conflictingOnce = (...opening: Parameters<typeof open>) =>
      (attempts += 1) === 1 ? Promise.resolve({ outcome: 'conflict' as const }) : open(...opening);
    const contended = { ...dependencies, wallets: { ...stores.wallets, open: conflictingOnce } };

    const opened = await loadOrOpenWallet(contended, player, async () => newPlayer);

    expect(opened.wallet.sequence).toBe(1);
    expect(pauses).toEqual([20]);
  });

  it('throws Outage when the wallet stays contended', async () => {
    const { dependencies, stores } = setup();
    const wallets = { ...stores.wallets, open: async () => ({ outcome: 'conflict' as const }) };

    const opening = loadOrOpenWallet({ ...dependencies, wallets }, player, async () => newPlayer);

    await expect(opening).rejects.toThrow(Outage);
  });
});

describe('loadOrOpenWallet for a wallet opened before the address was verified', () => {
  const unverified = { ...newPlayer, isEmailVerified: false };

  async function setupUnverified() {
    const { dependencies, stores } = setup();
    await openWallet(dependencies, unverified);
    const load = (found = newPlayer) => loadOrOpenWallet(dependencies, player, async () => found);
    return { dependencies, stores, load };
  }

  it('leaves it empty while the address is unverified', async () => {
    const { stores, load } = await setupUnverified();

    expect((await load(unverified)).wallet).toMatchObject({ sequence: 0, balances: { gold: 0 } });
    expect(stores.entries).toEqual([]);
  });

  it('gives the welcome grant once, at the first request after the verification', async () => {
    const { dependencies, stores, load } = await setupUnverified();

    const welcomed = await load();
    await openWallet(dependencies, newPlayer);
    const later = await load();

    expect(welcomed.wallet).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(later.wallet).toEqual(welcomed.wallet);
    expect(stores.entries.map(({ transaction }) => transaction.detail)).toEqual([grantDetail('welcome')]);
  });

  it('records the grant under the same id and input as an opening with the grant', async () => {
    const { stores, load } = await setupUnverified();
    const opened = setup();
    await openWallet(opened.dependencies, newPlayer);

    await load();

    expect(stores.entries).toEqual(opened.stores.entries);
  });

  it('does not query the directory after the grant', async () => {
    const { dependencies, load } = await setupUnverified();
    await load();

    const found = await loadOrOpenWallet(dependencies, player, () => Promise.reject(new Error('asked')));

    expect(found.isWelcomed).toBe(true);
  });

  it('adds the grant to a wallet that received other coins in the meantime', async () => {
    const { dependencies, stores, load } = await setupUnverified();
    const grant = { key: 'g', account: 'player:gold', amount: amount(5), reason: 'test' } as const;
    await grantCoins({ ...dependencies, loadOrOpen: () => load(unverified) }, player, grant);

    const { wallet } = await load();

    expect(wallet).toMatchObject({ sequence: 2, balances: { gold: 10_005 } });
    expect(stores.entries).toHaveLength(2);
  });

  it('checks the ledger, not the directory, when a wallet lost its welcome mark', async () => {
    const { dependencies, stores, load } = await setupUnverified();
    await load();
    const loadWithoutMark = async () =>
      Object.assign((await stores.wallets.load(player))!, { isWelcomed: false });
    const wallets = { ...stores.wallets, load: loadWithoutMark };

    const refuse = () => Promise.reject(new Error('asked'));

    const { wallet } = await loadOrOpenWallet({ ...dependencies, wallets }, player, refuse);

    expect(wallet).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(stores.entries).toHaveLength(1);
  });

  it('gives the grant once to two concurrent requests', async () => {
    const { stores, load } = await setupUnverified();
    stores.beforeNextCommit(() => load());

    const { wallet } = await load();

    expect(wallet).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(stores.entries).toHaveLength(1);
  });

  it('returns the wallet without the grant while it stays contended', async () => {
    const { dependencies, stores, load } = await setupUnverified();
    const wallets = { ...stores.wallets, commit: async () => ({ outcome: 'conflict' as const }) };

    const contended = await loadOrOpenWallet({ ...dependencies, wallets }, player, async () => newPlayer);

    expect(contended.wallet.sequence).toBe(0);
    expect((await load()).wallet.balances.gold).toBe(10_000);
  });
});
