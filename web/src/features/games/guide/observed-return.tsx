import { useEffect, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Skeleton } from '#components/ui/skeleton';
import { loadObservedReturn } from '../load-game';
import type { ObservedReturn as Observed, PublishedFamily } from '../published-game';
import { observedLabel } from './observed-copy';

/** The observed return of a game next to its expected range. */
export function ObservedReturn({ gameId, family }: { gameId: string; family: PublishedFamily }) {
  const [observed, setObserved] = useState<Observed | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    loadObservedReturn(gameId).then(
      (answer) => isGone || setObserved(answer),
      (reason: unknown) => isGone || setFailure(reason),
    );
    return () => {
      isGone = true;
    };
  }, [gameId, attempt]);

  function again() {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  return (
    <section className="mbe-5 grid gap-2 max-inline-prose">
      <h3 className="font-display text-lg">Actual return so far</h3>
      {failure !== null && <FailureNotice failure={failure} onRetry={again} />}
      {failure === null && !observed && <Skeleton className="block-12" />}
      {observed?.coins.map((each) => (
        <p key={each.coin} className="text-sm text-muted">
          {observedLabel(each, family)}
        </p>
      ))}
    </section>
  );
}
