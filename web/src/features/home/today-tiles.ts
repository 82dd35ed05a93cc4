import { formatAmount } from '#web/lib/format/coins';
import { paths } from '#web/lib/paths';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';

type Bonuses = Pick<GetAnswer<'/bonuses'>, 'daily' | 'wheel' | 'freeEntry'>;
type Quest = GetAnswer<'/quests'>['quests'][number];

/** Something that a player can do today, or has done. */
export interface TodayTile {
  readonly kind: 'daily' | 'wheel' | 'free-entry' | 'quest';
  readonly label: string;
  readonly value: string;
  /** Whether the player can claim it now. */
  readonly isReady: boolean;
  readonly to: string;
}

/** Tiles of the daily bonus, the daily wheel and the free entry; one that is refused to the player is omitted. */
export function bonusTiles({ daily, wheel, freeEntry }: Bonuses): TodayTile[] {
  const step = daily.steps[daily.step] ?? 0;
  const highest = Math.max(...wheel.weights.map(({ sweeps }) => sweeps));
  const tiles = [
    {
      kind: 'daily',
      label: 'Daily bonus',
      value: `${formatAmount('sweeps', step)} SC`,
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
