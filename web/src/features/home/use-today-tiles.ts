import { useCallback, useEffect, useState } from 'react';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { onPlayerUpdate } from '#web/lib/live/player-updates';
import { bonusTiles, continueTiles, questTile, type TodayTile } from './today-tiles';

/** A group of tiles that one request provides. */
export interface TileGroup {
  readonly label: string;
  /** Undefined before the first response, and after a failure. */
  readonly tiles: readonly TodayTile[] | undefined;
  /** Whether the last request failed, also while it is repeated. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Tiles of the games in which the player left a round open. */
export function useContinueTiles(games: readonly CatalogGame[]): TileGroup {
  return useTiles(
    'Open rounds',
    useCallback(async () => continueTiles((await playFabOps.get('/games/open-round')).open, games), [games]),
  );
}

/** Tiles of the daily bonus, the daily wheel and the free entry. */
export function useBonusTiles(): TileGroup {
  return useTiles('Bonuses', loadBonuses);
}

/** The tile of today’s quest, which follows the player's progress. */
export function useQuestTiles(): TileGroup {
  const { reload, ...group } = useTiles('Quests', loadQuests);
  useEffect(() => onPlayerUpdate('quests', { onUpdate: reload, onMissed: reload }), [reload]);
  return group;
}

async function loadBonuses() {
  return bonusTiles(await playFabOps.get('/bonuses'));
}

async function loadQuests() {
  const tile = questTile((await playFabOps.get('/quests')).quests);
  return tile ? [tile] : [];
}

/** @param load  must be stable */
function useTiles(label: string, load: () => Promise<readonly TodayTile[]>) {
  const { value: tiles, failure, reload } = useLoaded(load);
  const [wasRepeated, setRepeated] = useState(false);
  const isRetrying = tiles === undefined && failure === null && wasRepeated;
  function retry() {
    setRepeated(true);
    reload();
  }
  return { label, tiles, hasFailed: failure !== null || isRetrying, isRetrying, retry, reload };
}
