import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { DrawTicket } from './draw-ticket';
import { inGroups } from './random-prize-copy';
import type { Draw } from './random-prize-views';

/** Open draws, the next to close first, and past draws, newest first. */
export function DrawGroups({ draws, isFirst }: { draws: readonly Draw[]; isFirst: boolean }) {
  const { open, past } = inGroups(draws);
  return (
    <>
      {(isFirst || open.length > 0) && (
        <section className="grid gap-4" aria-labelledby="open-draws">
          <h2 id="open-draws" className="font-display text-xl font-bold">
            Open now
          </h2>
          {open.length === 0 ? (
            <EmptyState
              Icon={Ticket}
              action={
                <Link className={buttonClass({ variant: 'primary' })} to={paths.store}>
                  Browse prizes
                </Link>
              }
            >
              No open draws right now.
            </EmptyState>
          ) : (
            <Tickets draws={open} />
          )}
        </section>
      )}
      {past.length > 0 && (
        <section className="grid gap-4" aria-labelledby="past-draws">
          <h2 id="past-draws" className="font-display text-xl font-bold">
            Past draws
          </h2>
          <Tickets draws={past} />
        </section>
      )}
    </>
  );
}

function Tickets({ draws }: { draws: readonly Draw[] }) {
  return (
    <ul className="draw-tickets">
      {draws.map((draw) => (
        <li key={draw.id}>
          <DrawTicket draw={draw} />
        </li>
      ))}
    </ul>
  );
}
