import { Link } from 'react-router';
import type { WrittenHeading } from '#web/lib/page/written';

/**
 * The chapters of a text as links.
 *
 * @param inSight  id of the current chapter
 */
export function ContentsList({
  headings,
  inSight = null,
}: {
  headings: readonly WrittenHeading[];
  inSight?: string | null;
}) {
  return (
    <ol className="grid">
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

/** The contents above the text on phones, collapsed; omitted for short texts. */
export function FoldedContents({ headings }: { headings: readonly WrittenHeading[] }) {
  if (chaptersOf(headings).length < 3) return null;
  return (
    <details className="parts-folded screen-only rounded-md px-4 py-1 border-line lg:hidden">
      <summary className="parts-summary">On this page</summary>
      <ContentsList headings={headings} />
    </details>
  );
}

/** Returns the listed headings. */
export function chaptersOf(headings: readonly WrittenHeading[]): WrittenHeading[] {
  return headings.filter(({ level }) => level === 2);
}
