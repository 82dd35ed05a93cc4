import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { GetAnswer, Ticket } from '#web/lib/play-fab-ops-types';
import { OwnTicket } from './own-ticket';
import { TicketRow } from './ticket-row';
import { stateWords } from './ticket-words';
import './support.css';

type Tickets = GetAnswer<'/account/tickets'>;

/** Everything that the player wrote to us, and the ticket that the address names beside it. */
export function OwnTickets({
  page,
  ticket,
  readAt,
}: {
  page: Tickets;
  ticket: Ticket | null;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}) {
  // Pages that were read on from the first one, which is read anew with every reply.
  const [older, setOlder] = useState<Tickets | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const next = (older ?? page).next;

  async function readOn(before: string) {
    setFailure(null);
    try {
      const more = await playFabOps.get('/account/tickets', { query: { before } });
      setOlder((read) => ({ items: [...(read?.items ?? []), ...more.items], next: more.next }));
    } catch (refused) {
      setFailure(refused);
    }
  }

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
        You have not written to us yet. People answer, seven days a week.
      </EmptyState>
    );
  return (
    <div className="tickets" data-open={ticket ? '' : undefined}>
      <div className="ticket-side">
        <ul className="ticket-list">
          {[...page.items, ...(older?.items ?? [])].map((each) => (
            <TicketRow
              key={each.id}
              ticket={each}
              to={paths.ticket(each.id)}
              isOpen={each.id === ticket?.id}
              words={stateWords}
            />
          ))}
        </ul>
        {failure !== null && <FailureNotice failure={failure} />}
        {next !== null && (
          <Button look="outline" onClick={() => void readOn(next)}>
            Show older
          </Button>
        )}
      </div>
      {ticket ? (
        <OwnTicket ticket={ticket} readAt={readAt} />
      ) : (
        <p className="ticket-quiet">Choose a ticket to read it and to reply.</p>
      )}
    </div>
  );
}
