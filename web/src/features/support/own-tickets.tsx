import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { ShowMore } from '#components/feedback/show-more';
import { Note } from '#components/ui/note';
import type { Ticket } from '#contracts/support/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { paths } from '#web/lib/paths';
import { OwnTicket } from './own-ticket';
import { stateCopy } from './ticket-copy';
import { TicketLink } from './ticket-link';
import './support.css';

type Tickets = GetAnswer<'/account/tickets'>;

/** All tickets of the player, with the selected ticket beside them. */
export function OwnTickets({
  page,
  ticket,
  readAt,
}: {
  page: Tickets;
  ticket: Ticket | null;
  /** Time of the response, in milliseconds since 1970. */
  readAt: number;
}) {
  const list = useLongList(
    page,
    ({ id }) => id,
    (before) => playFabOps.get('/account/tickets', { query: { before } }),
  );

  if (page.items.length === 0)
    return (
      <EmptyState
        Icon={LifeBuoy}
        action={
          <Link className="text-link" to={paths.staticPage('Support')}>
            Write to us
          </Link>
        }
      >
        No messages yet. Real people answer, seven days a week.
      </EmptyState>
    );
  return (
    <div className="tickets" data-open={ticket ? '' : undefined}>
      <div className="ticket-side grid content-start gap-3 min-inline-0">
        <ul className="grid content-start gap-3 min-inline-0">
          {list.items.map((each) => (
            <li key={each.id}>
              <TicketLink
                ticket={each.id === ticket?.id ? { ...each, state: ticket.state } : each}
                to={paths.ticket(each.id)}
                isOpen={each.id === ticket?.id}
                words={stateCopy}
              />
            </li>
          ))}
        </ul>
        <ShowMore of={list}>Show older</ShowMore>
      </div>
      {ticket ? (
        <OwnTicket ticket={ticket} readAt={readAt} />
      ) : (
        <Note>Select a ticket to read it and reply.</Note>
      )}
    </div>
  );
}
