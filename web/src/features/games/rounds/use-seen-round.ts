import { useEffect, useState } from 'react';
import type { GameBackend } from './game-backend';
import type { OpenRound, RequestEvent } from './request-event';

/**
 * Confirms to the API that an open round was seen to its end, which unblocks other rounds.
 *
 * @param isSeen  whether nothing is left to show
 * @returns retries the confirmation after a failure
 */
export function useSeenRound(
  { open, isSeen }: { open: OpenRound | null; isSeen: boolean },
  backend: GameBackend,
  dispatch: (event: Extract<RequestEvent, { type: 'seen' | 'unseen' }>) => void,
): () => void {
  const [attempt, setAttempt] = useState(0);
  const { gameId, id } = open ?? {};

  useEffect(() => {
    if (!isSeen || gameId === undefined || id === undefined) return undefined;
    let isOver = false;
    backend.seen({ gameId, id }).then(
      () => isOver || dispatch({ type: 'seen', id }),
      (failure: unknown) => isOver || dispatch({ type: 'unseen', id, failure }),
    );
    return () => {
      isOver = true;
    };
  }, [isSeen, gameId, id, attempt, backend, dispatch]);

  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return () => setAttempt(attempt + 1);
}
