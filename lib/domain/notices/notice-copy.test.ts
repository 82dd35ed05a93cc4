import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { limitedThings } from '#domain/play-limits/limits';
import { periods } from '#domain/play-limits/windows';
import { documentFaults, documentKinds } from '#domain/player/identity-check';
import { suspensionReasons } from '#domain/player/suspension';
import { closingReasons } from '#domain/support/ticket';
import { ticketTopics } from '#domain/support/ticket-subject';
import { noticeCopy } from './notice-copy';
import { noticeKinds, type MailedNoticeEvent } from './notice-event';

const zone = 'America/Chicago';
const at = '2026-11-23T20:05:00.000Z';
const limit = { thing: 'loss-sweeps', period: 'day', most: 500 } as const;

const everyNoticeEvent: readonly MailedNoticeEvent[] = [
  { kind: 'purchase', cents: 999, receiptNumber: 'JH-1', gold: amount(100_000), sweeps: amount(1_030) },
  { kind: 'refund', cents: 999, gold: amount(100_000), sweeps: amount(1_030) },
  { kind: 'refund', cents: 5, gold: amount(0), sweeps: amount(0) },
  { kind: 'refund-undone', cents: 999, gold: amount(100_000), sweeps: amount(1_030) },
  { kind: 'sweeps-frozen' },
  { kind: 'sweeps-freed' },
  { kind: 'draw-won', order: 'o-1', prize: 'A red car', entry: '03-0000127' },
  { kind: 'order-placed', order: 'o-1', total: amount(2_500) },
  ...(['approved', 'shipped', 'delivered', 'declined', 'canceled', 'refunded'] as const).map(
    (status): MailedNoticeEvent => ({
      kind: 'order-moved',
      order: 'o-1',
      status,
      reason: null,
      note: null,
      parcel: null,
      promisedOn: null,
      codes: 0,
    }),
  ),
  { kind: 'order-corrected', order: 'o-1', what: 'address' },
  { kind: 'order-corrected', order: 'o-1', what: 'gift-code' },
  ...limitedThings.flatMap((thing) =>
    periods.flatMap((period): MailedNoticeEvent[] => [
      { kind: 'limit-holds', thing, period, most: 90 },
      { kind: 'limit-begun', thing, period, most: null },
      { kind: 'limit-overtaken', thing, period, most: 0 },
      { kind: 'limit-coming', thing, period, most: null, from: at },
    ]),
  ),
  { kind: 'reality-check', minutes: 15 },
  { kind: 'break', days: 1 },
  { kind: 'exclusion', months: null },
  { kind: 'signed-out' },
  { kind: 'email-change-requested', stop: 'mei/0a1b' },
  { kind: 'email-changed' },
  { kind: 'email-change-stopped' },
  { kind: 'payout-method-changed' },
  { kind: 'postback-changed' },
  { kind: 'identity-confirmed' },
  { kind: 'identity-refused', documents: [] },
  { kind: 'identity-withdrawn', documents: [] },
  { kind: 'identity-withdrawn', documents: [{ document: 'selfie', fault: 'face-differs' }] },
  ...documentKinds.flatMap((document) =>
    documentFaults.map((fault): MailedNoticeEvent => ({
      kind: 'identity-refused',
      documents: [{ document, fault }],
    })),
  ),
  ...ticketTopics.flatMap((topic): MailedNoticeEvent[] => [
    { kind: 'ticket-answered', ticket: 't-1', topic },
    ...closingReasons.map((reason) => ({ kind: 'ticket-closed', ticket: 't-1', topic, reason }) as const),
  ]),
  ...(['adjustment', 'odds'] as const).flatMap((act): MailedNoticeEvent[] => [
    { kind: 'approval-requested', act, lapsesAt: at },
    { kind: 'approval-decided', act, verdict: 'approved' },
    { kind: 'approval-decided', act, verdict: 'declined' },
  ]),
  { kind: 'deletion-requested', eraseAt: at },
  { kind: 'deletion-soon', eraseAt: at },
  { kind: 'deletion-blocked', by: ['order', 'round'] },
  { kind: 'deletion-withdrawn' },
  ...suspensionReasons.map((reason): MailedNoticeEvent => ({ kind: 'suspended', reason })),
  { kind: 'suspension-lifted' },
  { kind: 'birthday-corrected' },
  { kind: 'account-closed' },
  { kind: 'free-entry', sweeps: amount(500) },
  { kind: 'referral', gold: amount(50_000), sweeps: amount(500) },
  { kind: 'sweeps-expiring', sweeps: amount(500), days: 7, at },
  { kind: 'sweeps-expired', sweeps: amount(5) },
];

describe('noticeCopy', () => {
  it.each<[MailedNoticeEvent, string]>([
    [
      everyNoticeEvent[0]!,
      'You paid $9.99 and received 100,000 GC and 10.30 SC. Find receipt JH-1 under your purchases.',
    ],
    [{ kind: 'limit-holds', ...limit }, 'At most 5.00 SC lost per day. This applies from now on'],
    [{ kind: 'limit-holds', ...limit, thing: 'time', most: 1 }, 'At most 1 minute played per day.'],
    [{ kind: 'limit-begun', ...limit, most: null }, 'No limit on Sweeps Coins lost per day.'],
    [{ kind: 'limit-coming', ...limit, from: at }, 'It starts on Monday, November 23, 2026 at 2:05 PM CST.'],
    [{ kind: 'exclusion', months: null }, 'This is permanent and cannot be undone.'],
    [{ kind: 'exclusion', months: 6 }, 'This lasts 6 months and cannot be undone.'],
    [{ kind: 'referral', gold: amount(50_000), sweeps: amount(500) }, 'so we added 50,000 GC and 5.00 SC to'],
    [{ kind: 'referral', gold: amount(50_000), sweeps: amount(0) }, 'We could not give you Sweeps Coins'],
    [{ kind: 'sweeps-expiring', sweeps: amount(5), days: 7, at }, 'To keep them, just sign in once'],
    [
      { kind: 'deletion-requested', eraseAt: at },
      'Until Monday, November 23, 2026 at 2:05 PM CST you can change',
    ],
    [
      { kind: 'deletion-blocked', by: ['order', 'round'] },
      'an order is not delivered yet, a game is waiting',
    ],
  ])('describes the event: %j', (noticeEvent, text) => {
    expect(noticeCopy(noticeEvent, zone).text).toContain(text);
  });

  it('covers every kind', () => {
    expect(new Set(everyNoticeEvent.map(({ kind }) => kind))).toEqual(new Set(noticeKinds));
  });

  it.each(everyNoticeEvent)('contains plain sentences without forbidden words: %j', (noticeEvent) => {
    const { title, text, link } = noticeCopy(noticeEvent, zone);

    expect(title).toMatch(/^[A-Z$\d].{3,60}[^.]$/);
    expect(text).toMatch(/^[A-Z].+[.]$/);
    expect(`${title} ${text}`).not.toMatch(
      /gambl(e|ing)\b|deposit|withdraw|\bbets?\b|undefined|null|NaN|\[object/i,
    );
    expect(link === null || link.startsWith('/')).toBe(true);
  });
});
