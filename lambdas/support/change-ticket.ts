import type { Refusal } from '#contracts/errors';
import type { TimeZone } from '#domain/player/local-day';
import type { Ticket, TicketRefused } from '#domain/support/ticket';
import {
  type BookRefused,
  noteClosing,
  noteMessage,
  noteReopening,
  type TicketBook,
} from '#domain/support/ticket-book';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { TicketStore } from './stores/ticket-store';

export interface TicketDependencies {
  readonly tickets: TicketStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Changes a ticket under an optimistic lock and retries on a conflict. An unchanged ticket is not written, so a repeated request returns
 * the current ticket. A closing, a reopening or a player's message is counted in the player's ticket book in the same transaction.
 *
 * @param more.alongside writes of the same transaction
 * @param more.writtenIn time zone of the player who wrote; absent for an admin
 */
export async function changeTicket(
  { tickets, commitTogether, pause, now }: TicketDependencies,
  { player, ticket: id }: { readonly player: string; readonly ticket: string },
  decide: (ticket: Ticket, at: Date) => Ticket | TicketRefused,
  {
    alongside = () => [],
    writtenIn,
  }: {
    readonly alongside?: (before: Ticket, after: Ticket, at: Date) => readonly AtomicWrite[];
    readonly writtenIn?: TimeZone;
  } = {},
): Promise<Ticket | Refusal> {
  const result = await retryOnConflict(pause, async (): Promise<Ticket | Refusal | typeof conflict> => {
    const before = await tickets.find(player, id);
    if (!before) return { code: 'support/unknown-ticket' };
    const at = now();
    const after = decide(before, at);
    if (isRefusal(after) || after === before) return after;
    const counted = await countOf(before, after, at);
    if (counted && isRefusal(counted)) return counted;
    const { outcome } = await commitTogether([
      tickets.replace(before, after),
      ...(counted ? [tickets.keepBook(counted.before, counted.after)] : []),
      ...alongside(before, after, at),
    ]);
    return outcome === 'committed' ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;

  /** The player's book before and after; null if it does not change. */
  async function countOf(
    before: Ticket,
    after: Ticket,
    at: Date,
  ): Promise<{ before: TicketBook; after: TicketBook } | BookRefused | null> {
    const wasClosed = before.state === 'closed';
    const staysSo = wasClosed === (after.state === 'closed');
    if (staysSo && !writtenIn) return null;
    const book = await tickets.book(before.player);
    const moved = staysSo ? book : wasClosed ? noteReopening(book) : noteClosing(book);
    const noted = isRefusal(moved) || !writtenIn ? moved : noteMessage(moved, { at, zone: writtenIn });
    return isRefusal(noted) ? noted : { before: book, after: noted };
  }
}
