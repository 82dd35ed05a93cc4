import { amount } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import { newIdentityCheck } from '#domain/player/identity-check';
import type { LocalDay } from '#domain/player/local-day';
import type { Residency } from '#domain/player/residency';
import type { State } from '#domain/player/states';
import { bindReferral, type Referral } from '#domain/referrals/referral';
import { referralCode } from '#domain/referrals/referral-code';
import { changeOf } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakeReferrals } from '#lambdas/fakes/referrals';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { openWallet } from '../wallet/open-wallet';

const grownUp = { bornOn: '1990-05-17' as LocalDay, state: 'TX' as State };

/** Simulates a crash in the middle of the work. */
class PowerCut extends Error {}

/** Unit-test fixture: referrers and invitees over in-memory stores, and a crash at any write. */
export function openReferrals() {
  const stores = createFakeWallets();
  const referrals = createFakeReferrals(stores.tables);
  const { all: checks, checks: checkStore } = createFakeIdentity(stores.tables);
  const played = new Map<string, number>();
  const clock = { now: new Date('2026-11-21T17:00:00Z') };
  const logged: string[] = [];
  let power = { writesLeft: Infinity, when: 'before' as 'before' | 'after' };

  const common = {
    ...stores,
    pause: async () => undefined,
    now: () => clock.now,
    log: ({ code }: { code: string }) => void logged.push(code),
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const dependencies = {
    ...common,
    referrals,
    checks: checkStore,
    metrics: {
      statistics: async (player: string) => {
        const staked = played.get(player);
        return { lastSequence: 0, totals: staked === undefined ? {} : { 'staked sweeps': staked } };
      },
    },
    wallets: {
      ...stores.wallets,
      commit: (...change: Parameters<typeof stores.wallets.commit>) =>
        write(() => stores.wallets.commit(...change)),
    },
    commitTogether: (writes: readonly AtomicWrite[]) => write(() => stores.tables.commitTogether(writes)),
    rules: defaultRules,
  };

  return {
    stores,
    dependencies,
    referrals,
    clock,
    logged,
    join,
    invite,
    verify,
    play,
    bound,
    given,
    linesOf,
    cutPower,
  };

  /** Writes, unless a crash is injected before or after. */
  async function write<Result>(act: () => Promise<Result>): Promise<Result> {
    const { when } = power;
    const isLast = power.writesLeft === 0;
    power.writesLeft -= 1;
    if (isLast) power = { writesLeft: Infinity, when };
    if (isLast && when === 'before') throw new PowerCut();
    const result = await act();
    if (isLast) throw new PowerCut();
    return result;
  }

  /** Injects a crash around a write, after a number of others. */
  function cutPower(writesLeft: number, when: 'before' | 'after') {
    power = { writesLeft, when };
  }

  /** Opens an account, by default with a confirmed address and a declared residency. */
  async function join(
    player: string,
    { isConfirmed = true, residency = {} as Partial<Residency> } = {},
  ): Promise<void> {
    await openWallet(common, { player, email: `${player}@jade.test`, isEmailVerified: isConfirmed });
    await bound(player, ({ residency: details }) => ({
      residency: { ...details, ...grownUp, ...residency },
    }));
  }

  /** Opens an account that joins by a referrer's code. */
  async function invite(
    referrer: string,
    invitee: string,
    details: Parameters<typeof join>[1] = {},
  ): Promise<void> {
    await join(invitee, details);
    const binding = {
      id: `${clock.now.toISOString()}-${invitee}`,
      invitee: { player: invitee, joinedAt: clock.now, isReturned: false },
      referrer: { player: referrer, joinedAt: new Date(0) },
      code: referralCode(1n),
    };
    await stores.tables.commitTogether([
      referrals.add(bindReferral(binding, undefined, clock.now) as Referral),
    ]);
  }

  function verify(player: string): void {
    checks.set(player, { ...newIdentityCheck(player), state: 'approved', revision: 1 });
  }

  /** Sets a player's total stake, in hundredths of a Sweeps Coin. */
  function play(player: string, staked: number): void {
    played.set(player, staked);
  }

  /** Changes a player's play state. */
  async function bound(player: string, change: (play: PlayState) => Partial<PlayState>): Promise<void> {
    const open = (await stores.wallets.load(player))!;
    const detail = { kind: 'play-limits', change: 'test' } as const;
    const id = `bound-${open.wallet.sequence}`;
    const { wallet, transaction } = record(open.wallet, { id, at: clock.now, postings: [], detail });
    await stores.wallets.commit(open, {
      wallet,
      entry: { transaction, inputHash: id },
      play: { ...open.play, ...change(open.play) },
    });
  }

  function linesOf(player: string) {
    return stores.entries
      .map(({ transaction }) => transaction)
      .filter((each) => each.player === player)
      .filter(({ detail }) => detail.kind === 'grant' && detail.reason === 'referral');
  }

  /** What a player was credited for referrals: number of times and totals. */
  function given(player: string) {
    const lines = linesOf(player);
    const sum = (account: 'player:gold' | 'player:sweeps-unplayed') =>
      lines.reduce((total, { postings }) => total + changeOf(postings, account), 0);
    return { times: lines.length, gold: sum('player:gold'), sweeps: sum('player:sweeps-unplayed') };
  }
}
