import { matchesWords, mostSearched } from '#domain/support/match-words';
import type { TicketState } from '#domain/support/ticket';
import type { TicketPage, TicketStore, TicketSummary } from './stores/ticket-store';

/**
 * Finds the tickets that contain words, among the newest of a state or of a player. It reads the messages of all of them, so their number is
 * bounded, and there is one page.
 *
 * @param where.player  whose tickets in any state; undefined for those of a state
 */
export async function searchTickets(
  tickets: Pick<TicketStore, 'newestInState' | 'page' | 'findAll'>,
  words: string,
  { player, state }: { player: string | undefined; state: TicketState },
): Promise<TicketPage> {
  const newest =
    player === undefined ? await tickets.newestInState(state, mostSearched) : await newestOf(tickets, player);
  const matches = (await tickets.findAll(newest)).filter((ticket) => matchesWords(ticket, words));
  const found = new Set(matches.map(nameOf));
  return { tickets: newest.filter((summary) => found.has(nameOf(summary))), next: null };
}

/** A page of the table ends at a megabyte, so a few long tickets can fill one. */
async function newestOf(tickets: Pick<TicketStore, 'page'>, player: string): Promise<TicketSummary[]> {
  const newest: TicketSummary[] = [];
  let before: string | undefined;
  do {
    const page = await tickets.page(player, { limit: mostSearched - newest.length, before });
    newest.push(...page.tickets);
    before = page.next ?? undefined;
  } while (before !== undefined && newest.length < mostSearched);
  return newest;
}

function nameOf({ player, id }: { readonly player: string; readonly id: string }): string {
  return `${player} ${id}`;
}
