import { describe, expect, it } from 'vitest';
import { timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { loadOrOpenWallet } from '../wallet/open-wallet';
import { openReferrals } from './referral-fixture';
import { settleReferral } from './settle-referral';
import { settleReferrals } from './settle-referrals';

const once = { times: 1, gold: 50_000, sweeps: 500 };
const goldAlone = { times: 1, gold: 50_000, sweeps: 0 };
const never = { times: 0, gold: 0, sweeps: 0 };
const dayMs = 86_400_000;

/** Lee, who invited Mei. */
async function setup({ isDone = true } = {}) {
  const invitees = openReferrals();
  await invitees.join('lee');
  await invitees.invite('lee', 'mei');
  if (isDone) {
    invitees.verify('mei');
    invitees.play('mei', 1_000);
  }
  const settle = (invitee = 'mei') => settleReferral(invitees.dependencies, invitee);
  const outcome = () => ({ lee: invitees.given('lee'), mei: invitees.given('mei') });
  return { ...invitees, settle, outcome };
}

describe('settleReferral', () => {
  it.each<[string, { isVerified: boolean; played: number | null }]>([
    ['has done nothing', { isVerified: false, played: null }],
    ['is verified and has played 9.99 SC', { isVerified: true, played: 999 }],
    ['has played 10.00 SC and is not verified', { isVerified: false, played: 1_000 }],
  ])('pays nothing while the invitee %s', async (_what, { isVerified, played }) => {
    const { verify, play, settle, outcome } = await setup({ isDone: false });
    if (isVerified) verify('mei');
    if (played !== null) play('mei', played);

    const referral = await settle();

    expect(referral!.progress).toEqual({ isVerified, played: played ?? 0 });
    expect(outcome()).toEqual({ lee: never, mei: never });
  });

  it('pays both sides once, with a reason in the ledger', async () => {
    const { settle, outcome, linesOf } = await setup();

    const referral = await settle();
    await settle();

    expect(outcome()).toEqual({ lee: once, mei: once });
    expect(referral).toMatchObject({
      nextCheckAt: null,
      parts: { invitee: { state: 'paid' }, referrer: { state: 'paid', sweepsRefusedAs: null } },
    });
    expect(linesOf('lee')[0]!.detail).toMatchObject({ kind: 'grant', reason: 'referral' });
  });

  it("pays nothing until the invitee's address is confirmed", async () => {
    const { invite, verify, play, settle, given, dependencies } = await setup();
    await invite('lee', 'ann', { isConfirmed: false });
    verify('ann');
    play('ann', 1_000);

    await settle('ann');
    expect([given('lee'), given('ann')]).toEqual([never, never]);

    await loadOrOpenWallet(dependencies, 'ann', async (player) => ({
      player,
      email: 'ann@jade.test',
      isEmailVerified: true,
    }));
    await settle('ann');
    expect([given('lee'), given('ann')]).toEqual([once, once]);
  });

  it('returns undefined for a player without a referrer', async () => {
    const { settle } = await setup();

    expect(await settle('lee')).toBeUndefined();
  });

  it('pays both sides once under repeated and concurrent calls', async () => {
    const { settle, outcome } = await setup();

    await Promise.allSettled(Array.from({ length: 64 }, () => settle()));
    await settle();

    expect(outcome()).toEqual({ lee: once, mei: once });
  });

  it('pays nothing again after the referral was reset by hand, because the ledger has the operation', async () => {
    const { settle, outcome, referrals } = await setup();
    const before = (await referrals.find('mei'))!;
    await settle();
    referrals.stored.referrals.set('mei', { ...before, revision: 99 });

    await settle();

    expect(outcome()).toEqual({ lee: once, mei: once });
  });
});

describe('settleReferral for one side', () => {
  it('pays only Gold Coins in a blocked state', async () => {
    const { bound, settle, outcome } = await setup();
    await bound('lee', ({ residency }) => ({ residency: { ...residency, state: 'CA' as State } }));

    const referral = await settle();

    expect(referral!.parts.referrer).toMatchObject({
      state: 'paid',
      sweepsRefusedAs: 'player/state-blocked',
    });
    expect(outcome()).toEqual({ lee: goldAlone, mei: once });
  });

  it.each(['lee', 'mei'])(
    'withholds the reward during a break, without delaying the other side: %s',
    async (resting) => {
      const { bound, settle, outcome, clock, dependencies } = await setup();
      const until = new Date(clock.now.getTime() + 7 * dayMs);
      await bound(resting, () => ({ timeOut: { kind: 'break', since: clock.now, until } }));

      const referral = await settle();
      const side = resting === 'lee' ? 'referrer' : 'invitee';
      expect(referral!.parts[side]).toEqual({ state: 'waiting', reason: 'play-limits/on-break' });
      expect(outcome()).toEqual({ lee: once, mei: once, [resting]: never });

      clock.now = new Date(until.getTime() + dayMs);
      expect(await settleReferrals(dependencies)()).toEqual({ checked: 1 });
      expect(outcome()).toEqual({ lee: once, mei: once });
    },
  );
});

describe('settleReferral with a closed account', () => {
  const closed = (at: Date) => ({ deletion: { requestedAt: at, eraseAt: at, closedAt: at } });

  it.each([
    ['lee', 'referrer'],
    ['mei', 'invitee'],
  ] as const)(
    'refuses the reward of %s for good, pays the other side, and checks no more',
    async (gone, side) => {
      const { bound, settle, outcome, clock, dependencies } = await setup();
      await bound(gone, () => closed(clock.now));

      const referral = await settle();

      expect(referral!.parts[side]).toEqual({ state: 'refused', at: clock.now });
      expect(outcome()).toEqual({ lee: once, mei: once, [gone]: never });
      clock.now = new Date(clock.now.getTime() + 30 * dayMs);
      expect(await settleReferrals(dependencies)()).toEqual({ checked: 0 });
    },
  );

  it('stops the checks of an invitee who closed the account before qualifying', async () => {
    const { bound, settle, outcome, clock, dependencies } = await setup({ isDone: false });
    await bound('mei', () => closed(clock.now));

    const referral = await settle();

    expect(referral).toMatchObject({ nextCheckAt: null, qualified: null });
    clock.now = new Date(clock.now.getTime() + 30 * dayMs);
    expect(await settleReferrals(dependencies)()).toEqual({ checked: 0 });
    expect(outcome()).toEqual({ lee: never, mei: never });
  });

  it('still qualifies an invitee who had done enough, so that the referrer is paid', async () => {
    const { bound, play, verify, settle, outcome, clock } = await setup({ isDone: false });
    verify('mei');
    play('mei', 1_000);
    await bound('mei', () => closed(clock.now));

    await settle();

    expect(outcome()).toEqual({ lee: once, mei: never });
  });
});

describe('monthly limit', () => {
  async function afterTwenty() {
    const month = await setup();
    await month.settle();
    for (let invitee = 2; invitee <= 20; invitee += 1) await one(`friend-${invitee}`);
    return { ...month, one };

    async function one(invitee: string) {
      await month.invite('lee', invitee);
      month.verify(invitee);
      month.play(invitee, 5_000);
      return month.settle(invitee);
    }
  }

  it('pays the referrer for twenty invitees and never for the next, who is paid', async () => {
    const { one, given, clock, dependencies } = await afterTwenty();

    const referral = await one('friend-21');
    expect(referral!.parts).toMatchObject({ invitee: { state: 'paid' }, referrer: { state: 'refused' } });
    expect([given('lee').times, given('friend-21')]).toEqual([20, once]);

    clock.now = new Date('2026-12-05T12:00:00Z');
    await settleReferrals(dependencies)();
    expect(given('lee').times).toBe(20);
    await one('friend-22');
    expect(given('lee').times).toBe(21);
  });

  it('holds for thirty concurrent invitees', async () => {
    const { invite, verify, play, settle, given, referrals } = await setup();
    const invitees = Array.from({ length: 30 }, (_each, index) => `f-${index}`);
    for (const invitee of invitees) {
      await invite('lee', invitee);
      verify(invitee);
      play(invitee, 1_000);
    }

    await Promise.allSettled(invitees.map((invitee) => settle(invitee)));
    for (const invitee of invitees) await settle(invitee);

    expect(given('lee').times).toBe(20);
    expect([...referrals.stored.months.values()]).toEqual([
      { referrer: 'lee', month: '2026-11', settled: 20 },
    ]);
    expect(invitees.map((invitee) => given(invitee))).toEqual(invitees.map(() => once));
  });

  it('applies to the month in which the invitee qualified, whenever it is paid', async () => {
    const { bound, settle, clock, referrals } = await setup();
    const until = new Date('2026-12-03T12:00:00Z');
    await bound('lee', ({ residency }) => ({
      residency: { ...residency, timeZone: timeZone('Asia/Hong_Kong') },
      timeOut: { kind: 'break', since: clock.now, until },
    }));
    clock.now = new Date('2026-11-30T15:59:00Z');
    await settle();

    clock.now = until;
    await settle();

    expect([...referrals.stored.months.keys()]).toEqual(['lee 2026-11']);
  });
});

describe('crash recovery', () => {
  it.each(
    [0, 1, 2].flatMap((writes) => (['before', 'after'] as const).map((when) => [when, writes] as const)),
  )(
    'the next run completes a referral after a crash %s write %i, with balanced postings',
    async (when, writes) => {
      const { settle, cutPower, outcome, dependencies, clock, stores, referrals } = await setup();
      cutPower(writes, when);
      await expect(settle()).rejects.toThrow();
      for (const side of ['lee', 'mei'] as const) expect(outcome()[side].times).toBeLessThanOrEqual(1);

      clock.now = new Date(clock.now.getTime() + dayMs);
      await settleReferrals(dependencies)();

      expect(outcome()).toEqual({ lee: once, mei: once });
      expect((await referrals.find('mei'))!.nextCheckAt).toBeNull();
      for (const { transaction } of stores.entries)
        for (const coin of ['gold', 'sweeps'])
          expect(
            transaction.postings
              .filter((posting) => posting.coin === coin)
              .reduce((sum, { amount }) => sum + amount, 0),
          ).toBe(0);
    },
  );

  it('pays the other invitees when one fails, and fails the run', async () => {
    const { invite, verify, play, given, dependencies, clock, logged, stores } = await setup();
    await invite('lee', 'ann');
    verify('ann');
    play('ann', 1_000);
    clock.now = new Date(clock.now.getTime() + dayMs);
    const load = async (player: string) =>
      player === 'mei' ? Promise.reject(new Error('away')) : stores.wallets.load(player);
    const faulty = { ...dependencies, wallets: { ...dependencies.wallets, load } };

    await expect(settleReferrals(faulty)()).rejects.toThrow('1 referrals');

    expect(given('ann').times).toBe(1);
    expect(logged).toContain('REFERRAL_FAILED');
  });
});
