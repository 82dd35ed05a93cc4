import { Link } from 'react-router';
import type { WrittenHeading } from '#web/lib/written';
import { useHeadingInSight } from './use-heading-in-sight';

/** The parts of a text: beside it on wide screens, above it, folded, on phones. */
export function Contents({ headings }: { headings: readonly WrittenHeading[] }) {
  const chapters = headings.filter(({ level }) => level === 2);
  const inSight = useHeadingInSight(chapters);
  if (chapters.length < 3) return null;
  const list = (
    <ol className="parts-list">
      {chapters.map(({ id, text }) => (
        <li key={id}>
          <Link className="parts-link" to={`#${id}`} aria-current={id === inSight ? 'location' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="parts-folded screen-only">
        <summary className="parts-summary">On this page</summary>
        {list}
      </details>
      <nav className="parts screen-only" aria-label="On this page">
        <p className="parts-title" aria-hidden="true">
          On this page
        </p>
        {list}
      </nav>
    </>
  );
}
