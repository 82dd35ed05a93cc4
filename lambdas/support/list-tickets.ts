import type { RouteInput } from '#contracts/route-contract';
import type { listAdminTickets } from '#contracts/support/admin-routes';
import type { TicketTriage } from '#domain/support/triage';
import { findPersonId, type FindPersonDependencies } from '#lambdas/account/admin/find-person';
import { filledPage } from '#lambdas/runtime/filled-page';
import { searchTickets } from './search-tickets';
import type { TicketPage, TicketStore, TicketSummary } from './stores/ticket-store';
import type { TriageStore } from './stores/triage-store';

export interface ListTicketsDependencies extends FindPersonDependencies {
  readonly tickets: Pick<TicketStore, 'inState' | 'placeOf' | 'page' | 'newestInState' | 'findAll'>;
  readonly triages: Pick<TriageStore, 'findAll'>;
}

/** A ticket in a list, with who works on it. */
interface ListedTicket {
  readonly summary: TicketSummary;
  readonly triage: TicketTriage;
}

interface ListedPage {
  readonly items: readonly ListedTicket[];
  readonly next: string | null;
}

type TicketQuery = RouteInput<typeof listAdminTickets>['query'];

/** Tickets that one page with a filter examines at most, and those read at once. */
const mostExamined = 1_000;
const mostRead = 100;

/**
 * Lists the tickets in a state, or of the player who is looked for, that pass the filters. Triages are stored apart from tickets, so it
 * reads until the page is full.
 *
 * @param admin  the caller, who is the assignee `me`
 */
export async function listTickets(
  dependencies: ListTicketsDependencies,
  query: TicketQuery,
  admin: string,
): Promise<ListedPage> {
  const { tickets } = dependencies;
  const { find, words, state, limit, after, assigned, priority } = query;
  const player = find === undefined ? undefined : await findPersonId(dependencies, find);
  if (find !== undefined && player === undefined) return { items: [], next: null };
  const isWanted = ({ triage }: ListedTicket) => passes(triage, query, admin);
  if (words !== undefined) {
    const found = await withTriages(dependencies, await searchTickets(tickets, words, { player, state }));
    return { items: found.items.filter(isWanted), next: null };
  }
  const isFiltered = assigned !== undefined || priority !== undefined;
  return filledPage<ListedTicket>({
    limit,
    after,
    ...(isFiltered && { isWanted }),
    mostExamined,
    mostRead,
    cursorOf: ({ summary }) => (player === undefined ? tickets.placeOf(summary) : summary.id),
    async read(from, most) {
      const page =
        player === undefined
          ? await tickets.inState(state, { limit: most, after: from })
          : await tickets.page(player, { limit: most, before: from });
      const { items, next } = await withTriages(dependencies, page);
      return { items, isLast: next === null };
    },
  });
}

async function withTriages(
  { triages }: ListTicketsDependencies,
  { tickets, next }: TicketPage,
): Promise<ListedPage> {
  const found = await triages.findAll(tickets.map(({ player, id: ticket }) => ({ player, ticket })));
  const items = tickets.flatMap((summary, place) => {
    const triage = found[place];
    return triage ? [{ summary, triage }] : [];
  });
  return { items, next };
}

function passes(
  { assignee, priority }: TicketTriage,
  { assigned, priority: wanted }: TicketQuery,
  admin: string,
): boolean {
  const isAssigned = assigned === undefined || assignee === (assigned === 'me' ? admin : null);
  return isAssigned && (wanted === undefined || priority === wanted);
}
