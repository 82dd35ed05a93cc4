import { CalendarDays, Check, Compass, Disc3, Gift, type LucideIcon, Mail, Play, Trophy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { formatAmount } from '#web/lib/format/coins';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { useBalances } from '#web/lib/live/balances';
import { onPlayerUpdate } from '#web/lib/live/player-updates';
import { paths } from '#web/lib/paths';
import { gameOfDay, useToday } from './game-of-the-day';
import { LatestWins } from './latest-wins';
import { bonusTiles, continueTiles, questTile, type TodayTile } from './today-tiles';

const icons: Record<TodayTile['kind'], LucideIcon> = {
  continue: Play,
  daily: Gift,
  wheel: Disc3,
  'free-entry': Mail,
  quest: Compass,
};

/** What a player can claim, continue and redeem today, and the latest wins of all players. Tiles that cannot be read are omitted; their pages report the failure. */
export default function TodayTileList({ games }: { games: readonly CatalogGame[] }) {
  const open = useContinueTiles(games);
  const bonuses = useBonusTiles();
  const quest = useQuestTile();
  const tiles = bonuses === null ? [] : [...open, ...bonuses, ...(quest ? [quest] : [])];
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-6">
        {tiles.map(({ kind, label, value, isReady, to }) => {
          const Icon = kind !== 'quest' && !isReady ? Check : icons[kind];
          return (
            <Tile
              key={`${kind} ${value}`}
              icon={<Icon aria-hidden="true" size={22} />}
              {...{ label, value, isReady, to }}
            />
          );
        })}
        <RedeemableTile />
        {open.length === 0 && <GameOfDayTile games={games} />}
      </ul>
      <LatestWins games={games} />
    </>
  );
}

function RedeemableTile() {
  const balances = useBalances();
  return (
    balances && (
      <Tile
        icon={<Trophy aria-hidden="true" size={22} />}
        label="Redeemable"
        value={`${formatAmount('sweeps', balances.sweepsRedeemable)} SC`}
        to={paths.store}
      />
    )
  );
}

function GameOfDayTile({ games }: { games: readonly CatalogGame[] }) {
  const today = useToday();
  const game = today === null ? null : gameOfDay(games, today);
  return (
    game && (
      <Tile
        icon={<CalendarDays aria-hidden="true" size={22} />}
        label="Game of the day"
        value={game.name}
        to={coinsPath(game)}
      />
    )
  );
}

function Tile({
  icon,
  label,
  value,
  to,
  isReady = false,
}: {
  icon: ReactNode;
  label: string;
  value: string;
  to: string;
  isReady?: boolean;
}) {
  return (
    <li>
      <Link
        className="today-tile surface flex items-center gap-3 rounded-md px-3"
        data-ready={isReady || undefined}
        to={to}
      >
        {icon}
        <span className="grid min-inline-0">
          <span className="truncate text-xs text-muted">{label}</span>
          <strong className="truncate text-sm tabular">{value}</strong>
        </span>
      </Link>
    </li>
  );
}

/** Tiles of the games in which the player left a round open. */
function useContinueTiles(games: readonly CatalogGame[]): readonly TodayTile[] {
  const [tiles, setTiles] = useState<readonly TodayTile[]>([]);
  useEffect(() => {
    void playFabOps
      .get('/games/open-round')
      .then(({ open }) => setTiles(continueTiles(open, games)), reportError);
  }, [games]);
  return tiles;
}

/** null before the first response. */
function useBonusTiles(): readonly TodayTile[] | null {
  const [tiles, setTiles] = useState<readonly TodayTile[] | null>(null);
  useEffect(() => {
    void playFabOps.get('/bonuses').then(
      (bonuses) => setTiles(bonusTiles(bonuses)),
      () => setTiles([]),
    );
  }, []);
  return tiles;
}

function useQuestTile(): TodayTile | null {
  const [tile, setTile] = useState<TodayTile | null>(null);
  useEffect(() => {
    const read = () =>
      void playFabOps.get('/quests').then(
        ({ quests }) => setTile(questTile(quests)),
        () => undefined,
      );
    read();
    return onPlayerUpdate('quests', { onUpdate: read, onMissed: read });
  }, []);
  return tile;
}
