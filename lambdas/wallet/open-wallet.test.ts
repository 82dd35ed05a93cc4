import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import { type Restrictions, unrestricted } from '#domain/play-limits/restrictions';
import { grantDetail } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import { createMemoryStores } from '#lambdas/fakes/wallets';
import { applyAll } from '#lambdas/fakes/writes';
import { Outage } from '#lambdas/runtime/outage';
import { grantCoins } from './grant-coins';
import { loadOpened, loadOrOpenWallet, openWallet } from './open-wallet';
import { nothingElse, settleOnce } from './settle-once';

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

/** Changes what bounds a player's play. */
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

describe('openWallet, for a mailbox that another account held', () => {
  const timeOut = {
    kind: 'exclusion' as const,
    since: new Date('2026-10-01T12:00:00Z'),
    until: new Date('2027-10-01T12:00:00Z'),
  };
  const suspension = { since: new Date('2026-10-02T12:00:00Z'), reason: 'terms-broken' as const };

  async function setupErased(left: Partial<Restrictions>) {
    const { dependencies, stores } = setup();
    applyAll([(await stores.mailboxes.read('New@Jade.test')).addHolder('earlier')]);
    await stores.mailboxes.leave('new@jade.test', 'earlier', () => ({ ...unrestricted, ...left }));
    return { dependencies, stores };
  }

  it.each([true, false])(
    'inherits what an erased account left, address verified: %s',
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

  it('inherits what restricts an account that is still there, as of now', async () => {
    const { dependencies, stores } = setup();
    await openWallet(dependencies, { ...newPlayer, player: 'earlier' });
    await changePlay(dependencies, 'earlier', (play) => ({ ...play, timeOut, suspension }));

    await openWallet(dependencies, newPlayer);

    const { play, wallet } = (await stores.wallets.load(player))!;
    expect(play).toMatchObject({ timeOut, suspension, isReturned: true });
    expect(wallet.balances.gold).toBe(0);
    expect((await stores.mailboxes.read(newPlayer.email)).holders).toEqual(['earlier', player]);
  });

  it('inherits from each account that held it, whichever came last', async () => {
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

  it('inherits once the address is verified, whatever the wallet was opened with', async () => {
    const { dependencies, stores } = await setupErased({ timeOut });
    await openWallet(dependencies, { ...newPlayer, email: 'other@jade.test', isEmailVerified: false });

    const open = await loadOrOpenWallet(dependencies, player, async () => newPlayer);

    expect(open).toMatchObject({ isWelcomed: true, wallet: { balances: { gold: 0 } } });
    expect(open.play).toMatchObject({ timeOut, isReturned: true });
    expect(stores.entries.map(({ transaction }) => transaction.detail)).toEqual([
      { kind: 'account-change', step: 'returned' },
    ]);
  });

  it('drops an exclusion that is over', async () => {
    const until = new Date('2026-11-21T12:00:00Z');
    const { dependencies, stores } = await setupErased({ timeOut: { ...timeOut, until } });

    await openWallet(dependencies, newPlayer);

    expect((await stores.wallets.load(player))!.play.timeOut).toBeNull();
  });

  it('leaves nothing to the owner of an address that somebody else only named', async () => {
    const { dependencies, stores } = setup();
    await openWallet(dependencies, { ...newPlayer, player: 'stranger', isEmailVerified: false });
    await changePlay(dependencies, 'stranger', (play) => ({ ...play, timeOut, suspension }));

    await openWallet(dependencies, newPlayer);

    const { play, wallet } = (await stores.wallets.load(player))!;
    expect(play).toMatchObject({ timeOut: null, suspension: null, isReturned: false });
    expect(wallet.balances.gold).toBe(10_000);
  });

  it('gives one welcome grant to two accounts of one mailbox that open at once', async () => {
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
    const conflictingOnce = (...opening: Parameters<typeof open>) =>
      (asked += 1) === 1 ? Promise.resolve({ outcome: 'conflict' as const }) : open(...opening);
    const contended = { ...dependencies, wallets: { ...stores.wallets, open: conflictingOnce } };

    const opened = await loadOrOpenWallet(contended, player, async () => newPlayer);

    expect(opened.wallet.sequence).toBe(1);
    expect(pauses).toEqual([20]);
  });

  it('gives up as an outage when the wallet stays contended', async () => {
    const { dependencies, stores } = setup();
    const wallets = { ...stores.wallets, open: async () => ({ outcome: 'conflict' as const }) };

    const opening = loadOrOpenWallet({ ...dependencies, wallets }, player, async () => newPlayer);

    await expect(opening).rejects.toThrow(Outage);
  });
});

describe('loadOrOpenWallet, of a wallet that was opened before the address was verified', () => {
  const unverified = { ...newPlayer, isEmailVerified: false };

  async function setupUnverified() {
    const { dependencies, stores } = setup();
    await openWallet(dependencies, unverified);
    const load = (found = newPlayer) => loadOrOpenWallet(dependencies, player, async () => found);
    return { dependencies, stores, load };
  }

  it('leaves it empty while the address is not verified', async () => {
    const { stores, load } = await setupUnverified();

    expect((await load(unverified)).wallet).toMatchObject({ sequence: 0, balances: { gold: 0 } });
    expect(stores.entries).toEqual([]);
  });

  it('gives the welcome grant at the first request that finds it verified, and never again', async () => {
    const { dependencies, stores, load } = await setupUnverified();

    const welcomed = await load();
    await openWallet(dependencies, newPlayer);
    const later = await load();

    expect(welcomed.wallet).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(later.wallet).toEqual(welcomed.wallet);
    expect(stores.entries.map(({ transaction }) => transaction.detail)).toEqual([grantDetail('welcome')]);
  });

  it('records it under the very id and input of an opening with the grant', async () => {
    const { stores, load } = await setupUnverified();
    const opened = setup();
    await openWallet(opened.dependencies, newPlayer);

    await load();

    expect(stores.entries).toEqual(opened.stores.entries);
  });

  it('asks the directory no more once it was given', async () => {
    const { dependencies, load } = await setupUnverified();
    await load();

    const found = await loadOrOpenWallet(dependencies, player, () => Promise.reject(new Error('asked')));

    expect(found.isWelcomed).toBe(true);
  });

  it('gives it to a wallet that has come to other coins meanwhile, and keeps those', async () => {
    const { dependencies, stores, load } = await setupUnverified();
    const grant = { key: 'g', account: 'player:gold', amount: amount(5), reason: 'test' } as const;
    await grantCoins({ ...dependencies, loadOrOpen: () => load(unverified) }, player, grant);

    const { wallet } = await load();

    expect(wallet).toMatchObject({ sequence: 2, balances: { gold: 10_005 } });
    expect(stores.entries).toHaveLength(2);
  });

  it('asks the ledger whether it was given, not the directory, should a wallet ever have lost its mark', async () => {
    const { dependencies, stores, load } = await setupUnverified();
    await load();
    const forgetful = async () => Object.assign((await stores.wallets.load(player))!, { isWelcomed: false });
    const wallets = { ...stores.wallets, load: forgetful };

    const refuse = () => Promise.reject(new Error('asked'));

    const { wallet } = await loadOrOpenWallet({ ...dependencies, wallets }, player, refuse);

    expect(wallet).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(stores.entries).toHaveLength(1);
  });

  it('gives it once to twins that find the address verified at the same moment', async () => {
    const { stores, load } = await setupUnverified();
    stores.beforeNextCommit(() => load());

    const { wallet } = await load();

    expect(wallet).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(stores.entries).toHaveLength(1);
  });

  it('lets the request go on without it while the wallet stays contended', async () => {
    const { dependencies, stores, load } = await setupUnverified();
    const wallets = { ...stores.wallets, commit: async () => ({ outcome: 'conflict' as const }) };

    const contended = await loadOrOpenWallet({ ...dependencies, wallets }, player, async () => newPlayer);

    expect(contended.wallet.sequence).toBe(0);
    expect((await load()).wallet.balances.gold).toBe(10_000);
  });
});
