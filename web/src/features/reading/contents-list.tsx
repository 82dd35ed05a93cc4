import { Link } from 'react-router';
import type { WrittenHeading } from '#web/lib/written';

/**
 * The parts of a text, each a link.
 *
 * @param inSight  the id of the one that is being read
 */
export function ContentsList({
  headings,
  inSight = null,
}: {
  headings: readonly WrittenHeading[];
  inSight?: string | null;
}) {
  return (
    <ol className="parts-list">
      {chaptersOf(headings).map(({ id, text }) => (
        <li key={id}>
          <Link className="parts-link" to={`#${id}`} aria-current={id === inSight ? 'location' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** On phones: above the text, and folded. A text of few parts has none. */
export function FoldedContents({ headings }: { headings: readonly WrittenHeading[] }) {
  if (chaptersOf(headings).length < 3) return null;
  return (
    <details className="parts-folded screen-only">
      <summary className="parts-summary">On this page</summary>
      <ContentsList headings={headings} />
    </details>
  );
}

/** The headings that are listed. */
export function chaptersOf(headings: readonly WrittenHeading[]): WrittenHeading[] {
  return headings.filter(({ level }) => level === 2);
}
