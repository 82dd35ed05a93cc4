import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import { ticketAnswer } from '#lambdas/support/ticket-answers';
import { packJsonList } from './json-list';
import type { Archive } from './zip';

const perPage = 100;

/** Packs every support ticket of a player with its answers, newest ticket first. */
export async function packTickets(
  archive: Archive,
  tickets: Pick<TicketStore, 'page' | 'find'>,
  { player, now }: { readonly player: string; readonly now: Date },
): Promise<void> {
  const list = packJsonList(archive, 'tickets.json');
  let before: string | undefined;
  do {
    const page = await tickets.page(player, { limit: perPage, before });
    for (const { id } of page.tickets) {
      const ticket = await tickets.find(player, id);
      if (ticket) list.write(ticketAnswer(ticket, now));
    }
    before = page.next ?? undefined;
  } while (before !== undefined);
  list.close();
}
