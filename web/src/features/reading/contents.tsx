import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { WrittenHeading } from '#web/lib/written';

/** The parts of a text: beside it on wide screens, above it, folded, on phones. */
export function Contents({ headings }: { headings: readonly WrittenHeading[] }) {
  const [inSight, setInSight] = useState<string | null>(null);
  const chapters = headings.filter(({ level }) => level === 2);

  // Which one is being read is told once everything else is there.
  useEffect(() => {
    let end: (() => void) | null = () => undefined;
    void import('./watch-headings').then(({ watchHeadings }) => {
      if (end)
        end = watchHeadings(
          headings.filter(({ level }) => level === 2).map(({ id }) => id),
          setInSight,
        );
    });
    return () => {
      end?.();
      end = null;
    };
  }, [headings]);

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
