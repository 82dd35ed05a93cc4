import { useEffect, useState } from 'react';
import { preload } from '#web/lib/builds/chunk-reload';
import type { WrittenHeading } from '#web/lib/page/written';
import { chaptersOf, ContentsList } from './contents-list';

/** The contents beside the text on wide screens. */
export function Contents({ headings }: { headings: readonly WrittenHeading[] }) {
  const [inSight, setInSight] = useState<string | null>(null);

  // The current chapter is observed only after everything else has loaded.
  useEffect(() => {
    let end: (() => void) | null = () => undefined;
    void preload(() => import('./watch-headings')).then(({ watchHeadings }) => {
      if (end)
        end = watchHeadings(
          chaptersOf(headings).map(({ id }) => id),
          setInSight,
        );
    });
    return () => {
      end?.();
      end = null;
    };
  }, [headings]);

  if (chaptersOf(headings).length < 3) return null;
  return (
    <nav className="parts screen-only" aria-label="On this page">
      <p className="ps-4 font-display text-sm font-heading" aria-hidden="true">
        On this page
      </p>
      <ContentsList headings={headings} inSight={inSight} />
    </nav>
  );
}
