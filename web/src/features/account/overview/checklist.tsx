import { Check as Tick, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import type { Check } from './checklist-rules';

/** Completed steps with a check mark, and missing ones with a link. */
export function Checklist({ checks }: { checks: readonly Check[] }) {
  const missing = checks.filter(({ isDone }) => !isDone).length;
  return (
    <Panel title={missing === 0 ? 'Your checklist is complete' : 'Your checklist'}>
      <ul className="grid">
        {checks.map(({ id, isDone, title, text, way }) => (
          <li key={id} className="check" data-done={isDone || undefined}>
            {isDone ? <Tick aria-hidden="true" size={20} /> : <Circle aria-hidden="true" size={20} />}
            <div>
              <p className="font-semibold text-on-panel">
                {title}
                <span className="sr-only">{isDone ? ' (done)' : ' (to do)'}</span>
              </p>
              {!isDone && <Note>{text}</Note>}
            </div>
            {!isDone && way && (
              <Link className="text-link inline-flex items-center min-block-target" to={way.to}>
                {way.label}
                <span className="sr-only">{`: ${title}`}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
