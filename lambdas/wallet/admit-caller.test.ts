import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { newPlayState } from '#domain/play-limits/play-state';
import { signInsEnded } from '#domain/player/deletion';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { onBehalfOf, SignInOver } from '#lambdas/runtime/caller';
import { admitCallers } from './admit-caller';
import { closeWallet } from './close-fixture';
import { endSignInsOf } from './end-sign-ins';
import { openWallet } from './open-wallet';
import { walletsOfCallers } from './wallets-of-callers';

const at = new Date('2026-11-25T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const asPlayer = { isAdmin: false, needsRecentSignIn: false };

async function setup() {
  const stores = createFakeWallets();
  let reads = 0;
  const load = (player: string) => {
    reads += 1;
    return stores.wallets.load(player);
  };
  const wallets = walletsOfCallers({ ...stores.wallets, load });
  const dependencies = {
    ...stores,
    wallets,
    now: () => at,
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => 'seed',
    welcomeGold: amount(10_000),
  };
  await openWallet(dependencies, { player: 'mei', email: 'mei@jade.test', isEmailVerified: true });
  const admit = admitCallers(dependencies);
  const admitMei = (admission = asPlayer, signedInAt = minutesAgo(5)) => {
    const caller = { id: 'mei', username: 'mei', signedInAt };
    return onBehalfOf(caller, async () => {
      const refused = await admit(caller, admission);
      reads = 0;
      return { refused, open: refused ? undefined : await wallets.load('mei'), readsAfter: reads };
    });
  };
  return { stores, dependencies, wallets, admitMei };
}

describe('admitCallers', () => {
  it('admits a player and passes the loaded wallet to the first reader of the request', async () => {
    const { admitMei } = await setup();

    const { refused, open, readsAfter } = await admitMei();

    expect(refused).toBeUndefined();
    expect(open?.wallet.player).toBe('mei');
    expect(readsAfter).toBe(0);
  });

  it('reads the wallet again for the second reader', async () => {
    const { wallets, dependencies } = await setup();
    const admit = admitCallers(dependencies);
    const caller = { id: 'mei', username: 'mei', signedInAt: minutesAgo(5) };

    const [first, second] = await onBehalfOf(caller, async () => {
      await admit(caller, asPlayer);
      return [await wallets.load('mei'), await wallets.load('mei')];
    });

    expect(second).not.toBe(first);
  });

  it('throws SignInOver for a sign-in that was ended', async () => {
    const { admitMei, dependencies } = await setup();
    await endSignInsOf(dependencies, { player: 'mei', email: 'mei@jade.test', key: 'end' });

    await expect(admitMei()).rejects.toThrow(SignInOver);
    expect((await admitMei(asPlayer, new Date(at.getTime() + 1_000))).refused).toBeUndefined();
  });

  it('refuses a suspended admin and admits a suspended player', async () => {
    const { admitMei, stores } = await setup();
    const suspension = { since: minutesAgo(60), reason: 'terms-broken' as const };
    const open = (await stores.wallets.load('mei'))!;
    const { wallets } = stores;
    Object.assign(wallets, {
      load: async () => ({ ...open, play: { ...newPlayState(at), suspension } }),
    });

    expect((await admitMei({ ...asPlayer, isAdmin: true })).refused).toMatchObject({
      code: 'player/suspended',
    });
    expect((await admitMei()).refused).toBeUndefined();
  });

  it.each([
    [15, undefined],
    [16, { code: 'session/not-recent', withinMinutes: 15 }],
  ])('checks a sign-in of %i minutes ago when a recent one is required', async (minutes, refusal) => {
    const { admitMei } = await setup();

    const { refused } = await admitMei({ isAdmin: true, needsRecentSignIn: true }, minutesAgo(minutes));

    expect(refused).toEqual(refusal);
  });
});

describe('endSignInsOf', () => {
  it('opens a wallet for a player who has none', async () => {
    const { dependencies, stores } = await setup();

    await endSignInsOf(dependencies, { player: 'new', email: 'new@jade.test', key: 'end' });

    expect((await stores.wallets.load('new'))!.signInsCountFrom).toEqual(new Date(at.getTime() + 1_000));
  });

  it('leaves every sign-in of a closed account ended', async () => {
    const { dependencies, stores, admitMei } = await setup();
    await closeWallet(stores.wallets, 'mei', at);

    await endSignInsOf(dependencies, { player: 'mei', email: 'mei@jade.test', key: 'end' });

    expect((await stores.wallets.load('mei'))!.signInsCountFrom).toEqual(signInsEnded);
    await expect(admitMei(asPlayer, new Date(at.getTime() + 60_000))).rejects.toThrow(SignInOver);
  });
});
