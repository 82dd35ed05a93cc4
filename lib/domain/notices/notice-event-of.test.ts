import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { limitNames } from '#domain/play-limits/limits';
import { currentTerms, grantPostings } from '#domain/wallet/grant';
import { type Posting, transfer } from '#domain/wallet/posting';
import { isNoticed, type NoticedDetail, noticeEventOf } from './notice-event-of';

const grant = (account: 'player:gold' | 'player:sweeps-unplayed', of: number, reason: string) =>
  grantPostings({ account, amount: amount(of), reason });
const taken = (
  account: 'player:sweeps-unplayed' | 'player:sweeps-redeemable' | 'player:sweeps-held',
  of: number,
) => transfer({ player: account, house: 'house:redemptions', amount: amount(-of) });
const terms = currentTerms;
const limits = (change: string): NoticedDetail => ({ kind: 'play-limits', change });

describe('noticeEventOf', () => {
  it.each<[string, NoticedDetail, readonly Posting[], object]>([
    [
      'a purchase',
      {
        kind: 'purchase',
        purchase: 'p-1',
        packageId: 'p-999',
        priceCents: 999,
        receiptNumber: 'JH-1',
        terms,
      },
      [...grant('player:gold', 100_000, 'purchase'), ...grant('player:sweeps-unplayed', 1_030, 'purchase')],
      { kind: 'purchase', cents: 999, receiptNumber: 'JH-1', gold: 100_000, sweeps: 1_030 },
    ],
    [
      'a refund, with what was still there to be taken back',
      { kind: 'refund', purchase: 'p-1', cents: 999, owed: { gold: 0, sweeps: 30 } },
      [...taken('player:sweeps-unplayed', 900), ...taken('player:sweeps-redeemable', 100)],
      { kind: 'refund', cents: 999, gold: 0, sweeps: 1_000 },
    ],
    [
      'a refund that the provider refused, with what was given back',
      { kind: 'refund', purchase: 'p-1', cents: -999, owed: { gold: 0, sweeps: 0 } },
      grant('player:sweeps-unplayed', 1_000, 'refund'),
      { kind: 'refund-undone', cents: 999, gold: 0, sweeps: 1_000 },
    ],
    [
      'an order, paid with what was held',
      { kind: 'order', order: 'o-1' },
      [...taken('player:sweeps-held', 2_500), ...grant('player:gold', 5_000, 'prize')],
      { kind: 'order-placed', order: 'o-1', total: 2_500 },
    ],
    [
      'a free entry',
      { kind: 'grant', reason: 'free-entry', terms },
      grant('player:sweeps-unplayed', 500, 'free-entry'),
      { kind: 'free-entry', sweeps: 500 },
    ],
    [
      'coins that expired',
      { kind: 'expiry', lastSeenAt: '2026-09-01T00:00:00.000Z' },
      [...taken('player:sweeps-unplayed', 20), ...taken('player:sweeps-redeemable', 3)],
      { kind: 'sweeps-expired', sweeps: 23 },
    ],
    [
      'the wish to be deleted',
      { kind: 'account-change', step: 'deletion-requested', eraseAt: '2026-12-05T12:00:00.000Z' },
      [],
      { kind: 'deletion-requested', eraseAt: '2026-12-05T12:00:00.000Z' },
    ],
    [
      'a change of mind',
      { kind: 'account-change', step: 'deletion-withdrawn' },
      [],
      { kind: 'deletion-withdrawn' },
    ],
    [
      'a suspension',
      { kind: 'account-change', step: 'suspended', reason: 'payment-review' },
      [],
      { kind: 'suspended', reason: 'payment-review' },
    ],
    ['its end', { kind: 'account-change', step: 'suspension-lifted' }, [], { kind: 'suspension-lifted' }],
    [
      'a corrected birthday',
      { kind: 'account-change', step: 'birthday-corrected' },
      [],
      { kind: 'birthday-corrected' },
    ],
    [
      'a wish for another address',
      { kind: 'account-change', step: 'email-change-requested', stop: 'mei/0a1b' },
      [],
      { kind: 'email-change-requested', stop: 'mei/0a1b' },
    ],
    [
      'a stopped change',
      { kind: 'account-change', step: 'email-change-stopped' },
      [],
      { kind: 'email-change-stopped' },
    ],
    [
      'another payout method',
      { kind: 'account-change', step: 'payout-method-changed' },
      [],
      { kind: 'payout-method-changed' },
    ],
    [
      'another postback URL',
      { kind: 'account-change', step: 'postback-changed' },
      [],
      { kind: 'postback-changed' },
    ],
    ['another address', { kind: 'account-change', step: 'email-changed' }, [], { kind: 'email-changed' }],
    [
      'the end of an account',
      { kind: 'account-closed', requestedAt: '2026-11-21T12:00:00.000Z' },
      taken('player:sweeps-redeemable', 3),
      { kind: 'account-closed' },
    ],
    ['the end of every sign-in', { kind: 'sign-out' }, [], { kind: 'signed-out' }],
    ['a break', limits('take-break days=7'), [], { kind: 'break', days: 7 }],
    ['an exclusion', limits('exclude-myself months=6'), [], { kind: 'exclusion', months: 6 }],
    ['an exclusion for good', limits('exclude-myself months=null'), [], { kind: 'exclusion', months: null }],
    [
      'a reality check',
      limits('choose-reality-check minutes=15'),
      [],
      { kind: 'reality-check', minutes: 15 },
    ],
    [
      'coins that are frozen',
      {
        kind: 'sweeps-freeze',
        isFrozen: true,
        reason: 'disputed',
        purchase: 'p-1',
      },
      [],
      { kind: 'sweeps-frozen' },
    ],
  ])('returns the event of %s', (_what, detail, postings, noticeEvent) => {
    expect(isNoticed(detail.kind)).toBe(true);
    expect(noticeEventOf(detail, postings)).toEqual(noticeEvent);
  });

  it('returns null for a freeze that stays because of another dispute', () => {
    const detail = { kind: 'sweeps-freeze', isFrozen: true, reason: 'dispute-won', purchase: 'p-1' } as const;

    expect(noticeEventOf(detail, [])).toBeNull();
  });

  it.each(limitNames)('returns the requested limit on %s', (name) => {
    const [thing, period] = name.split(' ');

    for (const most of [0, 500, null])
      expect(
        noticeEventOf(limits(`set-play-limit thing=${thing} period=${period} most=${most}`), []),
      ).toEqual({
        kind: 'limit-asked',
        thing,
        period,
        most,
      });
  });

  it.each<NoticedDetail>([
    { kind: 'grant', reason: 'welcome', terms },
    { kind: 'grant', reason: 'daily-bonus', terms },
    limits('confirm-reality-check'),
    limits('declare-residency state=TX'),
    limits('set-play-limit thing=dreams period=day most=1'),
    limits('set-play-limit thing=time period=year most=1'),
  ])('returns null for a detail without news for the player: %j', (detail) => {
    expect(noticeEventOf(detail, grant('player:gold', 1, 'welcome'))).toBeNull();
  });

  it.each(['round', 'round-open', 'round-seen', 'seed-rotation', 'hold', 'release', 'toString'])(
    'does not support the kind %s',
    (kind) => {
      expect(isNoticed(kind)).toBe(false);
    },
  );
});
