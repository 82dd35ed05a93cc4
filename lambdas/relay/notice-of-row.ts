import { isNoticed, noticeEventOf } from '#domain/notices/notice-event-of';
import { groupOf, type NoticeMessage } from '#lambdas/notices/messages';
import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import type { LedgerRow } from '#lambdas/wallet/stores/ledger-row';
import { noticesOfCheck } from './notices-of-check';
import { isOfTicket, noticesOfTicket } from './notices-of-ticket';
import { isOfOrder, noticesOfOrder } from './order-updates';

/**
 * The event of a notice, where a row of the ledger is worth one: few are, so most rows are not even read. The ledger's rows are written
 * once, under the id of their transaction, which is that of the event as well.
 *
 * The check of who a player is has a key of its player alone.
 *
 * @throws Error for a row that does not hold what its table holds
 */
export function noticesOfRow(row: StreamRow): readonly QueuedEvent[] {
  const { change, key, after } = row;
  if (Object.keys(key).join() === 'player') return noticesOfCheck(row);
  if (isOfOrder(row)) return noticesOfOrder(row);
  if (isOfTicket(row)) return noticesOfTicket(row);
  if (change !== 'INSERT' || !('entry' in key)) return [];
  const { entry, player, at, detail, postings } = after() as Row & LedgerRow;
  if (!isNoticed(detail.kind)) return [];
  const noticeEvent = noticeEventOf(
    detail as Noticed,
    postings.map(([account, coin, amount]) => ({ account, coin, amount })),
  );
  if (!noticeEvent) return [];
  const message: NoticeMessage = { player, event: entry, at, noticeEvent };
  return [{ id: entry, group: groupOf(player), message }];
}

type Noticed = Parameters<typeof noticeEventOf>[0];
