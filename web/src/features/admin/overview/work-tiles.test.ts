import { describe, expect, it } from 'vitest';
import { type FailedRefunds, type Overview, workTiles } from './work-tiles';

const none = { count: 0, oldestAt: null };
const idle: Overview['waiting'] = {
  orders: {
    placed: none,
    approved: none,
    shipped: none,
    late: { placed: 0, approved: 0, shipped: 0, isMore: false },
  },
  identityChecks: none,
  tickets: none,
  affiliates: none,
  approvals: 0,
  giftCodePools: { empty: 0, awaited: 0 },
  products: { lowStock: 0, soldOut: 0 },
  openDraws: { count: 0, nextClosesAt: null },
};

function tileOf(name: string, waiting: Overview['waiting'], failedRefunds: FailedRefunds | null = []) {
  return workTiles(waiting, failedRefunds).find((tile) => tile.name === name);
}

describe('workTiles', () => {
  it('mark nothing and say nothing while no work waits', () => {
    for (const tile of workTiles(idle, []))
      expect(tile).toMatchObject({ count: '0', isWaiting: false, note: '' });
  });

  it('say since when the oldest waits, and link to the page with its filter', () => {
    const tickets = { count: 3, oldestAt: '2026-11-20T12:00:00.000Z' };

    expect(tileOf('Open tickets', { ...idle, tickets })).toMatchObject({
      count: '3',
      isWaiting: true,
      note: expect.stringMatching(/^Oldest since Nov 20, 2026/),
      to: '/Dashboard/support?state=open',
    });
  });

  it('show a count that was cut off as such', () => {
    const late = { placed: 0, approved: 60, shipped: 50, isMore: false };

    expect(tileOf('Late orders', { ...idle, orders: { ...idle.orders, late } })).toMatchObject({
      count: '99+',
      to: '/Dashboard/orders?status=approved&late=true',
    });
  });

  it('show that there may be more late orders than were counted', () => {
    const late = { placed: 12, approved: 0, shipped: 0, isMore: true };

    expect(tileOf('Late orders', { ...idle, orders: { ...idle.orders, late } })?.count).toBe('12+');
  });

  const refund = (player: string, state: FailedRefunds[number]['state']): FailedRefunds[number] => ({
    player,
    purchase: `of ${player}`,
    cents: 499,
    failures: state === 'given-up' ? 3 : 1,
    state,
  });

  it('sum up refunds that were given up, and link to the player of the first', () => {
    const failed = [refund('mei', 'given-up'), refund('bo', 'given-up'), refund('li', 'due-again')];

    expect(tileOf('Failed refunds', idle, failed)).toMatchObject({
      count: '3',
      isWaiting: true,
      note: '2 not sent, $9.98: a superadmin can refund again or mark them as settled; 1 being sent again',
      to: '/Dashboard/players/mei',
    });
    expect(tileOf('Failed refunds', idle)).toMatchObject({ isWaiting: false, to: '/Dashboard/players' });
  });

  it('do not mark refunds that are sent again without an admin', () => {
    expect(tileOf('Failed refunds', idle, [refund('li', 'due-again')])).toMatchObject({
      count: '1',
      isWaiting: false,
      note: '1 being sent again',
      to: '/Dashboard/players/li',
    });
  });

  it('say that failed refunds are cut off at 100', () => {
    const failed = Array.from({ length: 100 }, (_each, index) => refund(`player-${index}`, 'due-again'));

    expect(tileOf('Failed refunds', idle, failed)).toMatchObject({
      count: '99+',
      note: '100 or more; 100 being sent again',
    });
  });

  it.each([
    [1, 'An order waits for a code'],
    [12, 'Orders wait for 12 codes'],
  ])('say that orders wait for %i codes of empty pools', (awaited, note) => {
    const waiting = { ...idle, giftCodePools: { empty: 1, awaited } };

    expect(tileOf('Empty gift code pools', waiting)).toMatchObject({ note });
  });

  it('say that failed refunds are not available when they could not be read', () => {
    expect(tileOf('Failed refunds', idle, null)).toMatchObject({
      count: 'Not available',
      isWaiting: false,
      note: 'We could not read them. Reload the page to try again.',
    });
  });

  it('do not mark what needs nothing: orders in transit and open draws', () => {
    const shipped = { count: 2, oldestAt: '2026-11-20T12:00:00.000Z' };
    const openDraws = { count: 1, nextClosesAt: '2026-12-01T12:00:00.000Z' };
    const waiting = { ...idle, orders: { ...idle.orders, shipped }, openDraws };

    expect(tileOf('Orders in transit', waiting)?.isWaiting).toBe(false);
    expect(tileOf('Open draws', waiting)).toMatchObject({
      isWaiting: false,
      note: expect.stringMatching(/^Next closes Dec 1, 2026/),
    });
  });
});
