import { excerptOf, type Ticket } from '#domain/support/ticket';
import { newTicketBook, type TicketBook } from '#domain/support/ticket-book';
import type { TicketSummary, TicketStore } from '#lambdas/support/stores/ticket-store';
import { memoryWrite } from './writes';

/** In-memory fake of the ticket store. */
export interface MemoryTickets {
  readonly tickets: TicketStore;
  /** By player and id, as in `p/2026-…`. */
  readonly written: Map<string, Ticket>;
  readonly books: Map<string, TicketBook>;
}

export function createMemoryTickets(): MemoryTickets {
  const written: MemoryTickets['written'] = new Map();
  const books: MemoryTickets['books'] = new Map();
  const opened = new Map<string, string>();
  const keyOf = ({ player, id }: Pick<Ticket, 'player' | 'id'>) => `${player}/${id}`;
  const placeOf = ({ since, player, id }: Ticket) => `${since.toISOString()}#${player}#${id}`;
  return {
    written,
    books,
    tickets: {
      find: async (player, id) => written.get(keyOf({ player, id })),
      openedBy: async (player, request) => opened.get(`${player}/${request}`),
      book: async (player) => books.get(player) ?? newTicketBook(player),
      async page(player, { limit, before = ':' }) {
        const found = [...written.values()]
          .filter((ticket) => ticket.player === player && ticket.id < before)
          .sort((one, other) => (one.id > other.id ? -1 : 1));
        const tickets = found.slice(0, limit).map(summaryOf);
        return { tickets, next: found.length > limit ? (tickets.at(-1)?.id ?? null) : null };
      },
      async inState(state, { limit, after = '' }) {
        const found = [...written.values()]
          .filter((ticket) => ticket.state === state && placeOf(ticket) > after)
          .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
        const last = found.slice(0, limit).at(-1);
        return {
          tickets: found.slice(0, limit).map(summaryOf),
          next: found.length > limit && last ? placeOf(last) : null,
        };
      },
      add(ticket) {
        const request = `${ticket.player}/${ticket.thread[0]?.request ?? ''}`;
        return [
          memoryWrite('ticket', {
            holds: () => !written.has(keyOf(ticket)),
            apply: () => void written.set(keyOf(ticket), ticket),
          }),
          memoryWrite('request for a ticket', {
            holds: () => !opened.has(request),
            apply: () => void opened.set(request, ticket.id),
          }),
        ];
      },
      replace: (before, after) =>
        memoryWrite(`ticket ${before.revision}`, {
          holds: () => written.get(keyOf(before))?.revision === before.revision,
          apply: () => void written.set(keyOf(after), after),
        }),
      keepBook: (before, after) =>
        memoryWrite(`book of tickets ${before.revision}`, {
          holds: () => (books.get(before.player)?.revision ?? 0) === before.revision,
          apply: () => void books.set(after.player, after),
        }),
    },
  };
}

function summaryOf({ thread, revision: _revision, ...ticket }: Ticket): TicketSummary {
  return { ...ticket, excerpt: excerptOf({ thread }) };
}
