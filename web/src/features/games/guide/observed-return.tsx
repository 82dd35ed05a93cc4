import { useCallback } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Skeleton } from '#components/ui/skeleton';
import { useLoaded } from '#web/lib/api/use-loaded';
import { loadObservedReturn } from '../load-game';
import type { PublishedFamily } from '../published-game';
import { observedLabel } from './observed-copy';

/** The observed return of a game next to its expected range. */
export function ObservedReturn({ gameId, family }: { gameId: string; family: PublishedFamily }) {
  const { value, failure, reload } = useLoaded(useCallback(() => loadObservedReturn(gameId), [gameId]));
  return (
    <section className="mbe-5 grid gap-2 max-inline-prose">
      <h3 className="font-display text-lg">Actual return so far</h3>
      {failure !== null && <FailureNotice failure={failure} onRetry={reload} />}
      {failure === null && !value && <Skeleton className="block-12" />}
      {value?.coins.map((each) => (
        <p key={each.coin} className="text-sm text-muted">
          {observedLabel(each, family)}
        </p>
      ))}
    </section>
  );
}
