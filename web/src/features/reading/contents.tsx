import { Link } from 'react-router';
import type { WrittenHeading } from '#web/lib/written';
import { useHeadingInSight } from './use-heading-in-sight';

/** The parts of a text: beside it on wide screens, above it, folded, on phones. */
export function Contents({ headings }: { headings: readonly WrittenHeading[] }) {
  const chapters = headings.filter(({ level }) => level === 2);
  const inSight = useHeadingInSight(chapters);
  if (chapters.length < 3) return null;
  const list = (
    <ol className="contents-list">
      {chapters.map(({ id, text }) => (
        <li key={id}>
          <Link
            className="contents-link"
            to={`#${id}`}
            aria-current={id === inSight ? 'location' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="contents-folded screen-only">
        <summary className="contents-summary">On this page</summary>
        {list}
      </details>
      <nav className="contents screen-only" aria-label="On this page">
        <p className="contents-title" aria-hidden="true">
          On this page
        </p>
        {list}
      </nav>
    </>
  );
}
