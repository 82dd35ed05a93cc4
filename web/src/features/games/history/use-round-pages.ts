import { useCallback, useState } from 'react';
import type { GameBackend } from '../rounds/game-backend';
import { joinPages, type RoundPages } from './round-pages';

const roundsPerPage = 15;

/** The player's rounds of a game, loaded page by page, newest first. */
export function useRoundPages(backend: GameBackend, gameId: string) {
  const [pages, setPages] = useState<RoundPages>({
    rounds: [],
    next: 'first',
    status: 'idle',
    failure: null,
  });

  const loadMore = useCallback(
    async (from: RoundPages['next']) => {
      if (from === null) return;
      setPages((known) => ({ ...known, status: 'loading', failure: null }));
      try {
        const before = from === 'first' ? {} : { before: from };
        const page = await backend.rounds(gameId, { limit: roundsPerPage, ...before });
        setPages((known) => joinPages(known, page));
      } catch (failure) {
        setPages((known) => ({ ...known, status: 'failed', failure }));
      }
    },
    [backend, gameId],
  );

  return { pages, loadMore };
}
