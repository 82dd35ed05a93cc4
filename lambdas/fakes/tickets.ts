import type { Ticket } from '#domain/support/ticket';
import type { TicketBook } from '#domain/support/ticket-book';
import { createTicketStore, fromItem, type TicketStore, toItem } from '#lambdas/support/stores/ticket-store';
import { createTriageStore, type TriageStore } from '#lambdas/support/stores/triage-store';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Support tickets on fake tables. */
export interface FakeTickets {
  readonly tickets: TicketStore;
  readonly triages: TriageStore;
  /** By player and id, as in `p/2026-…`. */
  readonly written: Records<Ticket>;
  /** By player. */
  readonly books: Records<Pick<TicketBook, 'open'>>;
}

const table = 'tickets';

export function createFakeTickets(tables = createFakeTables()): FakeTickets {
  return {
    tickets: createTicketStore(tables.client, table),
    triages: createTriageStore(tables.client, table),
    written: recordsIn(tables, {
      table,
      // Beside tickets there are books and the requests that opened one.
      isOne: ({ ticket }) => !ticket.startsWith('#'),
      keyOf: ({ player, ticket }) => `${player}/${ticket}`,
      fromItem,
      toItem,
    }),
    books: recordsIn<Pick<TicketBook, 'open'>, { player: string; ticket: string; open: number }>(tables, {
      table,
      isOne: ({ ticket }) => ticket === '#book',
      keyOf: ({ player }) => player,
      fromItem: ({ open }) => ({ open }),
    }),
  };
}
