import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Referral } from '#domain/referrals/referral';
import { referralCode } from '#domain/referrals/referral-code';
import type { LocalMonth } from '#domain/referrals/referral-rules';
import { fromReferralItem, type ReferralItem, toReferralItem } from './referral-item';

const at = new Date('2026-11-21T12:00:00.000Z');
const open: Referral = {
  id: '2026-11-21T12:00:00.000Z-0a1b2c3d',
  invitee: 'mei',
  referrer: 'lee',
  code: referralCode(7n),
  joinedAt: at,
  boundAt: at,
  nextCheckAt: at,
  waitMs: 900_000,
  revision: 3,
  progress: { isVerified: true, played: amount(420) },
  qualified: null,
  parts: {
    invitee: { state: 'waiting', reason: 'play-limits/on-break' },
    referrer: { state: 'waiting', reason: null },
  },
};
const closed: Referral = {
  ...open,
  qualified: { at, month: '2026-11' as LocalMonth },
  parts: {
    invitee: { state: 'paid', at, sweepsRefusedAs: 'player/state-blocked' },
    referrer: { state: 'refused', at },
  },
  nextCheckAt: null,
};

describe('toReferralItem', () => {
  it.each([
    ['one that is looked at', open],
    ['one that is over', closed],
  ])('is read back by fromReferralItem unchanged: %s', (_what, referral) => {
    expect(fromReferralItem(toReferralItem(referral) as unknown as ReferralItem)).toEqual(referral);
  });

  it("has the keys of the referrer's list", () => {
    expect(toReferralItem(open)).toMatchObject({ player: 'mei', referrer: 'lee', place: open.id });
  });

  it('is in the index of scheduled checks until the referral is settled', () => {
    expect(toReferralItem(open)).toMatchObject({ open: 'open', nextCheckAt: at.getTime() });
    expect(Object.keys(toReferralItem(closed))).not.toContain('open');
    expect(Object.keys(toReferralItem(closed))).not.toContain('nextCheckAt');
  });
});
