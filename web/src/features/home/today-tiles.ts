import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { formatAmount } from '#web/lib/format/coins';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { paths } from '#web/lib/paths';

type BonusesAnswer = GetAnswer<'/bonuses'>;

/** The part of the answer that the tiles show. */
export interface TodaysBonuses extends Pick<BonusesAnswer, 'sweepsRefusedAs'> {
  readonly daily: Pick<BonusesAnswer['daily'], 'step' | 'steps' | 'gold' | 'claimed' | 'refusedAs'>;
  readonly wheel: Pick<BonusesAnswer['wheel'], 'spun' | 'refusedAs'> & {
    readonly weights: readonly Pick<BonusesAnswer['wheel']['weights'][number], 'sweeps'>[];
  };
  readonly freeEntry: Pick<BonusesAnswer['freeEntry'], 'sweeps' | 'enteredToday' | 'refusedAs'>;
}

type Quest = Pick<
  GetAnswer<'/quests'>['quests'][number],
  'period' | 'state' | 'title' | 'goal' | 'progress' | 'reward'
>;

/** Something that a player can do today, or has done. */
export interface TodayTile {
  readonly kind: 'continue' | 'daily' | 'wheel' | 'free-entry' | 'quest';
  readonly label: string;
  readonly value: string;
  /** Whether the player can claim it now. */
  readonly isReady: boolean;
  readonly to: string;
}

type OpenRounds = readonly Pick<GetAnswer<'/games/open-round'>['open'][number], 'gameId' | 'awaits'>[];

/** Tiles of the games with an open round; a game that the catalog no longer has is omitted. */
export function continueTiles(
  open: OpenRounds,
  games: readonly Pick<CatalogGame, 'id' | 'name' | 'launchPath'>[],
): TodayTile[] {
  return open.flatMap(({ gameId, awaits }) => {
    const game = games.find(({ id }) => id === gameId);
    if (!game) return [];
    const label = awaits === 'decision' ? 'Your move' : 'Continue';
    return [{ kind: 'continue', label, value: game.name, isReady: true, to: coinsPath(game) }];
  });
}

/** Tiles of the daily bonus, the daily wheel and the free entry; one that is refused to the player is omitted. */
export function bonusTiles({ sweepsRefusedAs, daily, wheel, freeEntry }: TodaysBonuses): TodayTile[] {
  const step = daily.steps[daily.step] ?? 0;
  const highest = Math.max(...wheel.weights.map(({ sweeps }) => sweeps));
  const tiles = [
    {
      kind: 'daily',
      label: 'Daily bonus',
      // A player without Sweeps Coins receives the Gold Coins alone.
      value:
        sweepsRefusedAs === null
          ? `${formatAmount('sweeps', step)} SC`
          : `${formatAmount('gold', daily.gold)} GC`,
      isDone: daily.claimed,
      refusedAs: daily.refusedAs,
    },
    {
      kind: 'wheel',
      label: 'Daily wheel',
      value: `Up to ${formatAmount('sweeps', highest)} SC`,
      isDone: wheel.spun !== null,
      refusedAs: wheel.refusedAs,
    },
    {
      kind: 'free-entry',
      label: 'Free entry',
      value: `${formatAmount('sweeps', freeEntry.sweeps)} SC`,
      isDone: freeEntry.enteredToday,
      refusedAs: freeEntry.refusedAs,
    },
  ] as const;
  return tiles
    .filter(({ isDone, refusedAs }) => isDone || refusedAs === null)
    .map(({ kind, label, value, isDone }) => ({
      kind,
      label,
      value: isDone ? 'Done for today' : value,
      isReady: !isDone,
      to: paths.coins,
    }));
}

/** The tile of today’s quest that can be claimed, or of the one closest to its goal; null when none is left. */
export function questTile(quests: readonly Quest[]): TodayTile | null {
  const shareOf = ({ progress, goal }: Quest) => progress / goal;
  const [quest] = quests
    .filter(({ period, state }) => period === 'day' && (state === 'completed' || state === 'active'))
    .sort((left, right) => shareOf(right) - shareOf(left));
  if (!quest) return null;
  const isReady = quest.state === 'completed';
  return {
    kind: 'quest',
    label: isReady ? `Claim: ${quest.title}` : quest.title,
    value: isReady ? `${formatAmount('gold', quest.reward.gold)} GC` : `${quest.progress} of ${quest.goal}`,
    isReady,
    to: paths.quests,
  };
}
