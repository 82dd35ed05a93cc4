import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { FilterBar } from '#components/ui/filter-bar';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { currentSession } from '#web/lib/session/session';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { SavedViewsBar } from '../../features/admin/parts/saved-views-bar';
import { ticketFields, ticketFiltersIn, ticketQuery } from '../../features/admin/support/ticket-filters';
import { AdminTickets, stateIn } from '../../features/admin/support/tickets';
import { useTicketAnswers } from '../../features/admin/support/use-ticket-answers';
import { notFoundWhen } from '../not-found-when';

/** Loads the tickets with the status in the address, and the ticket that it names. */
export async function load({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = stateIn(searchParams);
  const filters = ticketFiltersIn(searchParams);
  const player = searchParams.get('player');
  const ticket = searchParams.get('ticket');
  const [session, page, opened] = await Promise.all([
    currentSession(),
    playFabOps.get('/admin/tickets', { query: { state, ...ticketQuery(filters) } }),
    player !== null && ticket !== null
      ? playFabOps.get('/admin/tickets/{player}/{ticket}', { path: { player, ticket } })
      : null,
  ]).catch(notFoundWhen(request, 'support/unknown-ticket', 'request/invalid'));
  return {
    admin: session?.player ?? '',
    state,
    filters,
    page,
    ticket: opened?.ticket ?? null,
    readAt: Date.now(),
  };
}

/** Administration of tickets. */
export function Component() {
  const loaded = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  const answers = useTicketAnswers(loaded.ticket);
  return (
    <AdminPage title="Support" path={dashboardPaths.support} description="Player tickets and our answers.">
      <SavedViewsBar list="tickets" admin={loaded.admin} />
      {/* Outside of the list, which each filter replaces: the admin may already be typing the next one. */}
      <FilterBar label="Tickets" fields={ticketFields} filters={loaded.filters} submit="Search" isClearable />
      <AdminTickets
        key={`${loaded.state} ${JSON.stringify(loaded.filters)}`}
        {...loaded}
        answers={answers}
        onChanged={() => void revalidate()}
      />
    </AdminPage>
  );
}
