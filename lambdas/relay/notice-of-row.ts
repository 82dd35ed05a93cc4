import { isNoticed, noticeEventOf } from '#domain/notices/notice-event-of';
import { groupOf, type NoticeMessage } from '#lambdas/notices/messages';
import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import type { LedgerRow } from '#lambdas/wallet/stores/ledger-row';
import { noticesOfCheck } from './notices-of-check';
import { isOfTicket, noticesOfTicket } from './notices-of-ticket';
import { isOfOrder, noticesOfOrder } from './order-updates';

/**
 * The notice events of a row. Most ledger rows produce none and are not even read. A ledger row is written once, under the id of its
 * transaction, which is the id of the event as well.
 *
 * The key of an identity check consists of its player only.
 *
 * @throws Error for a row that does not match its table
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
