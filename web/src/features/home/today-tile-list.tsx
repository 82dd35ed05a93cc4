import { Check, Compass, Disc3, Gift, type LucideIcon, Mail, Play } from 'lucide-react';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { FailedTile } from './failed-tile';
import { GameOfTheDayTile } from './game-of-the-day-tile';
import { RedeemableTile } from './redeemable-tile';
import { Tile } from './today-tile';
import type { TodayTile } from './today-tiles';
import { useBonusTiles, useContinueTiles, useQuestTiles } from './use-today-tiles';

const icons: Record<TodayTile['kind'], LucideIcon> = {
  continue: Play,
  daily: Gift,
  wheel: Disc3,
  'free-entry': Mail,
  quest: Compass,
};

/** What a player can claim, continue and redeem today. */
export default function TodayTileList({ games }: { games: readonly CatalogGame[] }) {
  const groups = [useContinueTiles(games), useBonusTiles(), useQuestTiles()];
  // Until all of them are known, nothing shows that would move.
  if (groups.some(({ tiles, hasFailed }) => tiles === undefined && !hasFailed)) return null;
  return (
    <ul className="today-tiles">
      {groups.map(({ label, tiles = [], hasFailed, isRetrying, retry }) =>
        hasFailed ? (
          <FailedTile key={label} {...{ label, isRetrying }} onRetry={retry} />
        ) : (
          tiles.map((tile) => <KnownTile key={`${tile.kind} ${tile.value}`} {...tile} />)
        ),
      )}
      <RedeemableTile />
      <GameOfTheDayTile games={games} />
    </ul>
  );
}

function KnownTile({ kind, ...tile }: TodayTile) {
  const Icon = kind !== 'quest' && !tile.isReady ? Check : icons[kind];
  return <Tile icon={<Icon aria-hidden="true" size={22} />} {...tile} />;
}
