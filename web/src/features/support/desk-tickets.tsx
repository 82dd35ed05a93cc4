import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Chip, Chips } from '#components/ui/chips';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { DeskTicket as Ticket, GetAnswer } from '#web/lib/play-fab-ops-types';
import { DeskTicket } from './desk-ticket';
import { TicketRow } from './ticket-row';
import { ageWords, deskStateWords } from './ticket-words';
import './support.css';

type Tickets = GetAnswer<'/admin/tickets'>;
type State = Ticket['state'];

const states: readonly State[] = ['open', 'answered', 'closed'];

/** The state of tickets that an address asks for: those that wait for us where it asks for none. */
export function stateIn(search: string): State {
  return states.find((each) => each === new URLSearchParams(search).get('state')) ?? 'open';
}

/** Tickets that stand so, the one that has stood so longest first, and the one that the address names beside them. */
export function DeskTickets({
  state,
  page,
  ticket,
  readAt,
}: {
  state: State;
  page: Tickets;
  ticket: Ticket | null;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}) {
  const [more, setMore] = useState<Tickets | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const items = [...page.items, ...(more?.items ?? [])];
  const next = (more ?? page).next;

  async function readOn(after: string) {
    setFailure(null);
    try {
      const read = await playFabOps.get('/admin/tickets', { query: { state, after } });
      setMore((before) => ({ items: [...(before?.items ?? []), ...read.items], next: read.next }));
    } catch (refused) {
      setFailure(refused);
    }
  }

  return (
    <>
      <Chips label="Tickets by state">
        {states.map((each) => (
          <Chip key={each} isChosen={each === state} to={paths.dashboardTicket({ state: each })}>
            {deskStateWords[each].name}
          </Chip>
        ))}
      </Chips>
      <div className="tickets" data-open={ticket ? '' : undefined}>
        <div className="ticket-side">
          {items.length === 0 ? (
            <EmptyState Icon={LifeBuoy}>
              {state === 'open' ? 'Nobody waits for an answer.' : 'No ticket stands so.'}
            </EmptyState>
          ) : (
            <ul className="ticket-list">
              {items.map((each) => (
                <TicketRow
                  key={`${each.player} ${each.id}`}
                  ticket={each}
                  to={paths.dashboardTicket({ state, player: each.player, ticket: each.id })}
                  isOpen={each.id === ticket?.id}
                  words={deskStateWords}
                  aside={`for ${ageWords(each.since, new Date(readAt))}`}
                />
              ))}
            </ul>
          )}
          {failure !== null && <FailureNotice failure={failure} />}
          {next !== null && (
            <Button look="outline" onClick={() => void readOn(next)}>
              Show more
            </Button>
          )}
        </div>
        {ticket ? (
          <DeskTicket ticket={ticket} />
        ) : (
          items.length > 0 && <p className="ticket-quiet">Choose a ticket to read and answer it.</p>
        )}
      </div>
    </>
  );
}
