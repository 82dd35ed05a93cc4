import type { Ticket, TicketRefused } from '#domain/support/ticket';
import { type BookRefused, noteClosing, noteReopening, type TicketBook } from '#domain/support/ticket-book';
import type { AtomicWrite, CommitTogether } from '#stores/atomic-write';
import type { TicketStore } from '#stores/ticket-store';
import { overtaken, type Pause, retryOvertaken } from '../../outcome/overtaken';
import { isRefusal, type Refusal } from '../../outcome/refusal';

export interface TicketDependencies {
  readonly tickets: TicketStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Changes a ticket as it is now, and decides again when it was changed meanwhile. A change that leaves it as it is writes nothing, so a
 * repeated request is answered with how the ticket stands. A closing or a reopening is counted in the player's book in the same transaction.
 *
 * @param alongside  what else is written with the change or not at all
 */
export async function changeTicket(
  { tickets, commitTogether, pause, now }: TicketDependencies,
  { player, ticket: id }: { readonly player: string; readonly ticket: string },
  decide: (ticket: Ticket, at: Date) => Ticket | TicketRefused,
  alongside: (before: Ticket, after: Ticket, at: Date) => readonly AtomicWrite[] = () => [],
): Promise<Ticket | Refusal> {
  const result = await retryOvertaken(pause, async (): Promise<Ticket | Refusal | typeof overtaken> => {
    const before = await tickets.find(player, id);
    if (!before) return { code: 'support/unknown-ticket' };
    const at = now();
    const after = decide(before, at);
    if (isRefusal(after) || after === before) return after;
    const counted = await countOf(before, after);
    if (counted && isRefusal(counted)) return counted;
    const { outcome } = await commitTogether([
      tickets.replace(before, after),
      ...(counted ? [tickets.keepBook(counted.before, counted.after)] : []),
      ...alongside(before, after, at),
    ]);
    return outcome === 'committed' ? after : overtaken;
  });
  return result === overtaken ? { code: 'request/unavailable' } : result;

  /** The player's book before and after; null where as many tickets are open as were. */
  async function countOf(
    before: Ticket,
    after: Ticket,
  ): Promise<{ before: TicketBook; after: TicketBook } | BookRefused | null> {
    const wasClosed = before.state === 'closed';
    if (wasClosed === (after.state === 'closed')) return null;
    const book = await tickets.book(before.player);
    const noted = wasClosed ? noteReopening(book) : noteClosing(book);
    return isRefusal(noted) ? noted : { before: book, after: noted };
  }
}
