import { useCallback, useState } from 'react';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { Round } from '#web/lib/play-fab-ops-types';
import { joinPages, type RoundPages } from './round-pages';

const roundsPerPage = 15;

/** The player's rounds of a game, loaded page by page, newest first. */
export function useRoundPages(gameId: string) {
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
        const query = { limit: roundsPerPage, before: from === 'first' ? undefined : from };
        const page = await playFabOps.get('/games/{id}/rounds', { path: { id: gameId }, query });
        setPages((known) => joinPages(known, page as { items: Round[]; next: number | null }));
      } catch (failure) {
        setPages((known) => ({ ...known, status: 'failed', failure }));
      }
    },
    [gameId],
  );

  return { pages, loadMore };
}
