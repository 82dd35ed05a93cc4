import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { noticeCopy } from '#domain/notices/notice-copy';
import { noticeKinds, type MailedNoticeEvent } from '#domain/notices/notice-event';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { paths } from '#web/lib/paths';
import { kindTones } from './notice-kinds';

/** The union of the fields of all notice events: each kind reads its own. */
const anything = {
  cents: 1,
  receiptNumber: '1',
  gold: amount(1),
  sweeps: amount(1),
  order: 'o-1',
  total: amount(1),
  thing: 'time',
  period: 'day',
  most: 1,
  from: '2026-11-21T12:00:00.000Z',
  minutes: 15,
  days: 1,
  documents: [],
  by: ['order'],
  eraseAt: '2026-12-05T12:00:00.000Z',
  ticket: 't-1',
  topic: 'round',
  stop: 'mei/0a1b',
  act: 'adjustment',
  lapsesAt: '2026-11-24T12:00:00.000Z',
  reason: 'payment-review',
  months: 6,
  at: '2026-11-21T12:00:00.000Z',
};
const pages: readonly string[] = [
  paths.home,
  paths.coins,
  paths.account,
  paths.order('o-1'),
  paths.staticPage('Support'),
  paths.stopEmailChange({ player: 'mei', token: '0a1b' }),
  paths.ticket('t-1'),
  paths.affiliateDashboard,
  dashboardPaths.approvals,
  ...['limits', 'security', 'history', 'profile', 'identity', 'friends'].map(paths.accountSection),
];

describe.each(noticeKinds)('notice of kind %s', (kind) => {
  it('links to a page of the site, with a label', () => {
    const { link } = noticeCopy({ kind, ...anything } as unknown as MailedNoticeEvent, 'UTC');

    expect(pages).toContain(link);
    expect(kindTones[kind].more).toMatch(/^[A-Z]/);
  });
});
