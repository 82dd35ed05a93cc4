import { Link } from 'react-router';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { instantLabel } from '#web/lib/format/dates';
import type { InternalNote, NotedObject } from './internal-note';

const objectNames: Readonly<Record<NotedObject['kind'], string>> = {
  player: 'Player',
  order: 'Order',
  ticket: 'Ticket',
  'identity-check': 'Identity check',
};

/** Internal notes, newest first. */
export function NoteList({ notes, showsObject }: { notes: readonly InternalNote[]; showsObject: boolean }) {
  return (
    <ul className="grid gap-3" aria-label="Internal notes">
      {notes.map(({ id, about, at, author, text }) => (
        <li key={`${about.kind} ${about.id} ${id}`} className="grid gap-1 pbs-3 border-bs-line">
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{instantLabel(at)}</span>
            <Link className="text-link" to={dashboardPaths.player(author.id)}>
              {author.name}
            </Link>
            {showsObject && about.kind !== 'player' && <About about={about} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

function About({ about: { kind, id } }: { about: NotedObject }) {
  if (kind !== 'order') return <span>{objectNames[kind]}</span>;
  return (
    <Link className="text-link" to={dashboardPaths.order(id)}>
      {`${objectNames[kind]} ${id}`}
    </Link>
  );
}
