import { type Dispatch, useEffect, useState } from 'react';
import { tellSeen } from './house';
import type { RoundEvent, RoundState } from './round-state';

/**
 * Tells the house when the free spins of an open round were seen to their end; nothing else is played before it knows.
 *
 * @returns tells it once more, after a failure
 */
export function useSeenRound({ phase, open }: RoundState, dispatch: Dispatch<RoundEvent>): () => void {
  const [attempt, setAttempt] = useState(0);
  // Nothing is left to show of an open round once the reels rest.
  const isSeen = phase === 'resting';
  const { gameId, id } = open ?? {};

  useEffect(() => {
    if (!isSeen || gameId === undefined || id === undefined) return undefined;
    let isOver = false;
    tellSeen({ gameId, id, failure: null }).then(
      () => isOver || dispatch({ type: 'seen', id }),
      (failure: unknown) => isOver || dispatch({ type: 'unseen', id, failure }),
    );
    return () => {
      isOver = true;
    };
  }, [isSeen, gameId, id, attempt, dispatch]);

  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return () => setAttempt(attempt + 1);
}
