import { LifeBuoy } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { Badge } from '#components/ui/badge';
import { Note } from '#components/ui/note';
import type { AdminTicket as Ticket } from '#contracts/support/admin-routes';
import { mostSearched } from '#domain/support/match-words';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { choiceIn, isFiltered } from '#web/lib/filters/filters';
import { gameNameOf } from '#web/lib/games/game-names';
import { ageLabel, adminStateCopy } from '../../support/ticket-copy';
import { TicketLink } from '../../support/ticket-link';
import { FilterChips } from '../parts/filter-chips';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { personName } from '../parts/person-name';
import { SelectableRow } from '../parts/selectable-row';
import { selectShortcut } from '../parts/selection';
import { useSelection } from '../parts/use-selection';
import { type TicketAnswers, ticketKey, withTicketAnswers } from './bulk/ticket-answers';
import { TicketBulk } from './bulk/ticket-bulk';
import { AdminTicket } from './ticket';
import { type TicketFilters, ticketQuery, ticketsPath } from './ticket-filters';
import { ticketTitle } from './ticket-title';
import { ticketsInState } from './tickets-in-state';
import '../../support/support.css';

type Tickets = GetAnswer<'/admin/tickets'>;
type State = Ticket['state'];

const states = ['open', 'answered', 'closed'] as const satisfies readonly State[];

/** Returns the ticket state in the address; open tickets by default. */
export function stateIn(search: URLSearchParams): State {
  return choiceIn(search, 'state', states);
}

/**
 * Tickets in one state, longest wait first or the newest first of a search, with a selection for bulk steps and the open ticket beside them.
 *
 * @param admin      id of the admin
 * @param answers    tickets as requests of this tab returned them
 * @param onChanged  called when the list should be read again
 */
export function AdminTickets({
  admin,
  state,
  filters,
  page,
  answers,
  ticket,
  readAt,
  onChanged,
}: {
  admin: string;
  state: State;
  filters: TicketFilters;
  page: Tickets;
  answers: TicketAnswers;
  ticket: Ticket | null;
  /** Time of the response, in milliseconds since 1970. */
  readAt: number;
  onChanged: () => void;
}) {
  const list = useLongList(page, ticketKey, (after) =>
    playFabOps.get('/admin/tickets', { query: { state, ...ticketQuery(filters), after } }),
  );
  const isOfPlayer = filters.find !== '';
  const listed = withTicketAnswers(list.items, answers);
  const items = isOfPlayer ? listed : ticketsInState(listed, state, ticket);
  const selection = useSelection(items, ticketKey);

  return (
    <>
      <ListBar row="ticket" opens="Open the ticket" shortcuts={[selectShortcut('ticket', selection)]}>
        {isOfPlayer ? (
          <Note>Tickets of this player in every status, newest first.</Note>
        ) : (
          <FilterChips
            label="Tickets by status"
            choices={states.map((value) => ({ value, label: adminStateCopy[value].name }))}
            chosen={state}
            pathOf={(value) => ticketsPath(value, filters)}
          />
        )}
      </ListBar>
      {ticketQuery(filters).words !== undefined && (
        <Note>
          {`Searched: messages and subject IDs of the newest ${mostSearched} tickets ${isOfPlayer ? 'of this player' : 'with this status'}. The newest are first.`}
        </Note>
      )}
      <div className="tickets" data-open={ticket ? '' : undefined}>
        {/* The bar of the selection sticks over the list only, and would not in a grid, where its own row holds it. */}
        <div className="ticket-side flex flex-col gap-3 min-inline-0">
          <TicketBulk selection={selection} admin={admin} onFinished={onChanged} />
          <PagedList
            of={{ ...list, items }}
            empty={
              <EmptyState Icon={LifeBuoy}>
                {isFiltered(filters)
                  ? 'No tickets match these filters.'
                  : state === 'open'
                    ? 'No open tickets.'
                    : 'No tickets with this status.'}
              </EmptyState>
            }
          >
            <ul className="grid content-start gap-3 min-inline-0">
              {items.map((each) => (
                <SelectableRow
                  key={ticketKey(each)}
                  of={selection}
                  row={each}
                  name={`the ticket ${ticketTitle(each, gameNameOf)}`}
                >
                  <TicketLink
                    ticket={each}
                    to={ticketsPath(state, filters, { player: each.player, ticket: each.id })}
                    title={ticketTitle(each, gameNameOf)}
                    badge={each.priority === 'high' && <Badge tone="error">High priority</Badge>}
                    isOpen={each.id === ticket?.id}
                    words={adminStateCopy}
                    aside={asideOf(each, readAt)}
                  />
                </SelectableRow>
              ))}
            </ul>
          </PagedList>
        </div>
        {ticket ? (
          <AdminTicket ticket={ticket} />
        ) : (
          items.length > 0 && <Note>Select a ticket to read and answer it.</Note>
        )}
      </div>
    </>
  );
}

/** How long a ticket has been in its state, and who works on it. */
function asideOf({ state, since, assignee }: Tickets['items'][number], readAt: number): string {
  const waiting = `${adminStateCopy[state].name.toLowerCase()} for ${ageLabel(since, new Date(readAt))}`;
  return assignee ? `${waiting} · ${personName(assignee)}` : waiting;
}
