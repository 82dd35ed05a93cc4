import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { timeZone } from '#domain/player/local-day';
import {
  bindableUntil,
  bindReferral,
  type ReferralProgress,
  isClosed,
  noteProgress,
  type Referral,
  type ReferralSide,
  referralSides,
  type RewardPart,
  stateFor,
  withPart,
} from './referral';
import { referralCode } from './referral-code';
import { hasRoom, localMonth, referralRules } from './referral-rules';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const noon = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const code = referralCode(7n);
const november = localMonth(timeZone('America/New_York'), noon);
const lee = { player: 'lee', joinedAt: later(-30 * dayMs) };
const mei = { player: 'mei', joinedAt: noon, isReturned: false };
const request = { id: 'r', invitee: mei, referrer: lee, code };

function bound(at = noon): Referral {
  const referral = bindReferral(request, undefined, at);
  if ('code' in referral && !('parts' in referral)) throw new Error(referral.code);
  return referral as Referral;
}

const done = { isVerified: true, played: referralRules.playedSweeps };
const paid: RewardPart = { state: 'paid', at: noon, sweepsRefusedAs: null };

describe('bindReferral', () => {
  it('is possible until seven days after registration', () => {
    expect(bindReferral(request, undefined, bindableUntil(mei))).toMatchObject({
      referrer: 'lee',
      qualified: null,
    });
    expect(bindReferral(request, undefined, later(7 * dayMs + 1))).toEqual({ code: 'referrals/too-late' });
  });

  it('returns the existing referral for the same referrer at any time', () => {
    const earlier = bound();

    expect(bindReferral({ ...request, id: 'other' }, earlier, later(100 * dayMs))).toBe(earlier);
  });

  it.each<[string, object, Referral | undefined]>([
    ['referrals/own-code', { referrer: { ...lee, player: 'mei' } }, undefined],
    ['referrals/already-bound', { referrer: { ...lee, player: 'ann' } }, bound()],
    ['referrals/account-older', { referrer: { ...lee, joinedAt: later(1) } }, undefined],
    ['referrals/account-older', { invitee: { ...mei, isReturned: true } }, undefined],
  ])('is refused as %s', (refused, change, earlier) => {
    expect(bindReferral({ ...request, ...change }, earlier, noon)).toEqual({ code: refused });
  });

  it('allows at most one direction between two players', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }), (one, other) => {
        const a = { player: 'a', joinedAt: later(one), isReturned: false };
        const b = { player: 'b', joinedAt: later(other), isReturned: false };
        const ways = [
          bindReferral({ id: 'r', invitee: a, referrer: b, code }, undefined, later(10)),
          bindReferral({ id: 'r', invitee: b, referrer: a, code }, undefined, later(10)),
        ].filter((each) => 'parts' in each);
        return one === other || ways.length === 1;
      }),
    );
  });
});

describe('noteProgress', () => {
  it.each<[string, ReferralProgress, boolean]>([
    ['nothing', { isVerified: false, played: amount(0) }, false],
    ['verified alone', { isVerified: true, played: amount(999) }, false],
    ['played alone', { isVerified: false, played: amount(1_000) }, false],
    ['both', { isVerified: true, played: amount(1_000) }, true],
    ['more than both', { isVerified: true, played: amount(90_000) }, true],
  ])('for %s: %j qualifies %j', (_what, progress, isEnough) => {
    const noted = noteProgress(bound(), progress, { at: later(1), month: november });

    expect(noted.qualified).toEqual(isEnough ? { at: later(1), month: '2026-11' } : null);
  });

  it('keeps the qualification and its month', () => {
    const noted = noteProgress(bound(), done, { at: noon, month: november });
    const again = noteProgress(
      noted,
      { isVerified: false, played: amount(0) },
      { at: later(40 * dayMs), month: localMonth(timeZone('UTC'), later(40 * dayMs)) },
    );

    expect(again.qualified).toEqual({ at: noon, month: '2026-11' });
  });

  it('doubles the interval of checks up to a day, and resets it on progress', () => {
    let referral = bound();
    const waits: number[] = [];
    for (let check = 0; check < 9; check += 1) {
      const at = referral.nextCheckAt!;
      referral = noteProgress(referral, referral.progress, { at, month: november });
      waits.push((referral.nextCheckAt!.getTime() - at.getTime()) / minuteMs);
    }
    const at = referral.nextCheckAt!;
    const moved = noteProgress(referral, { isVerified: true, played: amount(0) }, { at, month: november });

    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
    expect(moved.nextCheckAt!.getTime() - at.getTime()).toBe(15 * minuteMs);
  });

  it('returns the same referral when nothing changed before the next check', () => {
    const referral = bound();

    expect(noteProgress(referral, referral.progress, { at: later(1), month: november })).toBe(referral);
  });
});

describe('reward parts', () => {
  it('are final once set', () => {
    const closed = referralSides.reduce((referral, side) => withPart(referral, side, paid), bound());

    expect([isClosed(closed), closed.nextCheckAt]).toEqual([true, null]);
    expect(noteProgress(closed, done, { at: later(dayMs), month: november })).toBe(closed);
    for (const side of referralSides) expect(() => withPart(closed, side, paid)).toThrow('stays so');
  });

  it('become final in any order, and close the referral only together', () => {
    const acts = fc.array(
      fc.record({
        side: fc.constantFrom<ReferralSide>('invitee', 'referrer'),
        state: fc.constantFrom('waiting', 'paid', 'refused', 'look'),
        played: fc.integer({ min: 0, max: 3_000 }),
        isVerified: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(acts, (all) => {
        let referral = bound();
        let at = noon;
        for (const { side, state, played, isVerified } of all) {
          at = new Date(at.getTime() + 3 * 60 * minuteMs);
          const before = referral;
          if (state === 'look')
            referral = noteProgress(
              referral,
              { isVerified, played: amount(played) },
              { at, month: november },
            );
          else if (referral.parts[side].state === 'waiting') {
            const part: RewardPart =
              state === 'waiting'
                ? { state, reason: 'play-limits/on-break' }
                : state === 'paid'
                  ? { state, at, sweepsRefusedAs: null }
                  : { state: 'refused', at };
            referral = withPart(referral, side, part);
          }
          expect(referral.nextCheckAt === null).toBe(isClosed(referral));
          expect(referral.revision - before.revision).toBe(referral === before ? 0 : 1);
          if (before.qualified) expect(referral.qualified).toBe(before.qualified);
        }
      }),
    );
  });

  it.each<[string, Partial<Referral>]>([
    ['joined', {}],
    ['started', { progress: { isVerified: true, played: amount(0) } }],
    ['started', { progress: { isVerified: false, played: amount(20) } }],
    ['started', { progress: done }],
    ['rewarded', { parts: { invitee: { state: 'waiting', reason: null }, referrer: paid } }],
    ['refused', { parts: { invitee: paid, referrer: { state: 'refused', at: noon } } }],
  ])('appear as %s to the referrer', (state, change) => {
    expect(stateFor({ ...bound(), ...change }, 'referrer')).toBe(state);
  });

  it.each<[string, Partial<Referral>]>([
    ['joined', {}],
    ['verified', { progress: { isVerified: true, played: amount(0) } }],
    ['playing', { progress: { isVerified: false, played: amount(20) } }],
    ['playing', { progress: done }],
    ['rewarded', { parts: { invitee: paid, referrer: { state: 'waiting', reason: null } } }],
  ])('appear as %s to the invitee', (state, change) => {
    expect(stateFor({ ...bound(), ...change }, 'invitee')).toBe(state);
  });
});

describe('local month', () => {
  it('has room for twenty invitees', () => {
    expect([0, 19, 20, 21].map((settled) => hasRoom({ settled }))).toEqual([true, true, false, false]);
  });

  it("follows the player's time zone", () => {
    const at = new Date('2026-12-01T04:59:59Z');

    expect(localMonth(timeZone('America/New_York'), at)).toBe('2026-11');
    expect(localMonth(timeZone('UTC'), at)).toBe('2026-12');
  });
});
