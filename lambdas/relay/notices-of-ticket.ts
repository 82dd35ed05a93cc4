import { createHash } from 'node:crypto';
import { ticketMoved } from '#domain/notices/ticket-moved';
import type { Ticket, TicketEntry } from '#domain/support/ticket';
import { groupOf, type NoticeMessage } from '#lambdas/notices/messages';
import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';

/** The part of an item of the `tickets` table that is needed; instants are strings. */
type TicketRow = Pick<Ticket, 'player' | 'topic'> & {
  readonly ticket: string;
  readonly thread: readonly (TicketEntry & { readonly at: unknown })[];
};

/** Whether a row is from the table of tickets, which holds other items as well. */
export function isOfTicket({ key }: StreamRow): boolean {
  return 'ticket' in key;
}

/**
 * The notice event of a ticket that an admin answered or closed with this change. Its id is derived from that act, because the stream may
 * repeat it.
 */
export function noticesOfTicket({ change, key, before, after }: StreamRow): readonly QueuedEvent[] {
  if (change === 'REMOVE' || String(key['ticket']).startsWith('#')) return [];
  const { player, ticket: id, topic, thread } = after() as Row & TicketRow;
  const known = (before() as (Row & TicketRow) | undefined)?.thread.length ?? 0;
  const last = thread.at(-1);
  const noticeEvent = thread.length > known ? ticketMoved({ id, topic, thread }) : null;
  if (!last || !noticeEvent) return [];
  const event = createHash('sha256')
    .update(JSON.stringify([player, id, last.request]))
    .digest('base64url');
  const message: NoticeMessage = { player, event, at: String(last.at), noticeEvent };
  return [{ id: event, group: groupOf(player), message }];
}
