import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { DrawTicket } from './draw-ticket';
import { inGroups } from './random-prize-copy';
import type { Draw } from './random-prize-views';

/** Open draws, the next to close first, and past draws, newest first. Past winners come first while no draw is open. */
export function DrawGroups({ draws, isFirst }: { draws: readonly Draw[]; isFirst: boolean }) {
  const { open, past } = inGroups(draws);
  return (
    <>
      {open.length > 0 && (
        <Group id="open-draws" title="Open now">
          <Tickets draws={open} />
        </Group>
      )}
      {past.length > 0 && (
        <Group id="past-draws" title="Past draws">
          <Tickets draws={past} />
        </Group>
      )}
      {isFirst && open.length === 0 && (
        <Group id="open-draws" title="Open now">
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
        </Group>
      )}
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Tickets({ draws }: { draws: readonly Draw[] }) {
  return (
    <ul className="grid grid-fill-88 gap-5">
      {draws.map((draw) => (
        <li key={draw.id}>
          <DrawTicket draw={draw} />
        </li>
      ))}
    </ul>
  );
}
