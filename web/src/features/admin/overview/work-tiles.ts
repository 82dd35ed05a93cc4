import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { instantLabel } from '#web/lib/format/dates';
import { countLabel, dollarsLabel } from '#web/lib/format/numbers';

export type Overview = GetAnswer<'/admin/overview'>;
export type FailedRefunds = GetAnswer<'/coins/failed-refunds'>['items'];
type Waiting = Overview['waiting'];
type Queue = Waiting['tickets'];

/** Work of one kind: how much of it waits, and the page where it is done. */
export interface WorkTile {
  readonly name: string;
  readonly count: string;
  /** Whether something waits, which the tile marks. */
  readonly isWaiting: boolean;
  /** What says more about the count; empty when there is nothing to say. */
  readonly note: string;
  readonly to: string;
}

/** Counts of queues stop here; see `mostWaiting` of the contract. */
const mostCounted = 100;

/**
 * Returns the tiles of the overview, what is decided daily first.
 *
 * @param failedRefunds  null when they could not be read
 */
export function workTiles(waiting: Waiting, failedRefunds: FailedRefunds | null): WorkTile[] {
  const { orders, giftCodePools: pools, products, openDraws } = waiting;
  const next = openDraws.nextClosesAt;
  return [
    queueTile('Orders to approve', orders.placed, dashboardPaths.ordersIn('placed')),
    queueTile('Orders to ship', orders.approved, dashboardPaths.ordersIn('approved')),
    queueTile('Orders in transit', orders.shipped, dashboardPaths.ordersIn('shipped'), false),
    lateTile(orders.late),
    queueTile('Identity checks', waiting.identityChecks, dashboardPaths.identity),
    queueTile('Open tickets', waiting.tickets, dashboardPaths.ticket({ state: 'open' })),
    queueTile('Affiliate applications', waiting.affiliates, dashboardPaths.affiliatesIn('requested')),
    countTile('Approvals', waiting.approvals, { note: '', to: dashboardPaths.approvals }),
    refundTile(failedRefunds),
    countTile('Empty gift code pools', pools.empty, {
      note: pools.awaited > 0 ? awaitedNote(pools.awaited) : '',
      to: dashboardPaths.giftCodes,
    }),
    countTile('Low stock', products.lowStock, {
      note: '10 or fewer left',
      to: dashboardPaths.productsIn('low-stock'),
    }),
    countTile('Sold out', products.soldOut, {
      note: 'Active products',
      to: dashboardPaths.productsIn('sold-out'),
    }),
    {
      ...countTile('Open draws', openDraws.count, {
        note: next === null ? '' : `Next closes ${instantLabel(next)}`,
        to: dashboardPaths.draws,
      }),
      isWaiting: false,
    },
  ];
}

/** Refunds are settled on the page of their player; the tile leads to the first that waits for an admin. */
function refundTile(failed: FailedRefunds | null): WorkTile {
  const name = 'Failed refunds';
  if (!failed)
    return {
      name,
      count: 'Not available',
      isWaiting: false,
      note: 'We could not read them. Reload the page to try again.',
      to: dashboardPaths.players,
    };
  const givenUp = failed.filter(({ state }) => state === 'given-up');
  const [first] = [...givenUp, ...failed];
  const counted = [
    failed.length >= mostCounted && `${mostCounted} or more`,
    givenUp.length > 0 &&
      `${countLabel(givenUp.length)} not sent, ${dollarsLabel(centsOf(givenUp))}: a superadmin can refund again or mark them as settled`,
    failed.length > givenUp.length && `${countLabel(failed.length - givenUp.length)} being sent again`,
  ];
  const tile = countTile(name, failed.length, {
    note: counted.filter((text) => text !== false).join('; '),
    to: first ? dashboardPaths.player(first.player) : dashboardPaths.players,
  });
  return { ...tile, isWaiting: givenUp.length > 0 };
}

function centsOf(refunds: FailedRefunds): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0);
}

function awaitedNote(codes: number): string {
  return codes === 1 ? 'An order waits for a code' : `Orders wait for ${countLabel(codes)} codes`;
}

function lateTile(late: Waiting['orders']['late']): WorkTile {
  const count = late.placed + late.approved + late.shipped;
  const tile = countTile('Late orders', count, { note: 'Past the promised day', to: lateOrdersPath(late) });
  return late.isMore && count < mostCounted ? { ...tile, count: `${countLabel(count)}+` } : tile;
}

/** The late orders of the earliest step that has some. */
function lateOrdersPath(late: Waiting['orders']['late']): string {
  const status = (['placed', 'approved', 'shipped'] as const).find((each) => late[each] > 0) ?? 'placed';
  return dashboardPaths.lateOrders(status);
}

function queueTile(name: string, { count, oldestAt }: Queue, to: string, isWork = true): WorkTile {
  const note = oldestAt === null ? '' : `Oldest since ${instantLabel(oldestAt)}`;
  const tile = countTile(name, count, { note, to });
  return isWork ? tile : { ...tile, isWaiting: false };
}

function countTile(name: string, count: number, { note, to }: { note: string; to: string }): WorkTile {
  const text = count >= mostCounted ? `${mostCounted - 1}+` : countLabel(count);
  return { name, count: text, isWaiting: count > 0, note: count > 0 ? note : '', to };
}
