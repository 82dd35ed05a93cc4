import { LifeBuoy } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import type { AdminTicket as Ticket } from '#contracts/support/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { choiceIn } from '#web/lib/filters/filters';
import { paths } from '#web/lib/paths';
import { ageLabel, adminStateCopy } from '../../support/ticket-copy';
import { TicketRow } from '../../support/ticket-row';
import { FilterChips } from '../parts/filter-chips';
import { PagedList } from '../parts/paged-list';
import { AdminTicket } from './ticket';
import { ticketsInState } from './tickets-in-state';
import '../../support/support.css';

type Tickets = GetAnswer<'/admin/tickets'>;
type State = Ticket['state'];

const states = ['open', 'answered', 'closed'] as const satisfies readonly State[];

/** Returns the ticket state in the address; open tickets by default. */
export function stateIn(search: URLSearchParams): State {
  return choiceIn(search, 'state', states);
}

const ticketId = ({ player, id }: Tickets['items'][number]) => `${player} ${id}`;

/** Tickets in one state, longest wait first, with the selected ticket beside them. */
export function AdminTickets({
  state,
  page,
  ticket,
  readAt,
}: {
  state: State;
  page: Tickets;
  ticket: Ticket | null;
  /** Time of the response, in milliseconds since 1970. */
  readAt: number;
}) {
  const list = useLongList(page, ticketId, (after) =>
    playFabOps.get('/admin/tickets', { query: { state, after } }),
  );
  const items = ticketsInState(list.items, state, ticket);

  return (
    <>
      <FilterChips
        label="Tickets by status"
        choices={states.map((value) => ({ value, label: adminStateCopy[value].name }))}
        chosen={state}
        pathOf={(value) => paths.dashboardTicket({ state: value })}
      />
      <div className="tickets" data-open={ticket ? '' : undefined}>
        <div className="ticket-side grid content-start gap-3 min-inline-0">
          <PagedList
            of={{ ...list, items }}
            empty={
              <EmptyState Icon={LifeBuoy}>
                {state === 'open' ? 'No open tickets.' : 'No tickets with this status.'}
              </EmptyState>
            }
          >
            <ul className="grid content-start gap-3 min-inline-0">
              {items.map((each) => (
                <TicketRow
                  key={ticketId(each)}
                  ticket={each}
                  to={paths.dashboardTicket({ state, player: each.player, ticket: each.id })}
                  isOpen={each.id === ticket?.id}
                  words={adminStateCopy}
                  aside={`${adminStateCopy[each.state].name.toLowerCase()} for ${ageLabel(each.since, new Date(readAt))}`}
                />
              ))}
            </ul>
          </PagedList>
        </div>
        {ticket ? (
          <AdminTicket ticket={ticket} />
        ) : (
          items.length > 0 && <p className="text-sm text-muted">Select a ticket to read and answer it.</p>
        )}
      </div>
    </>
  );
}
