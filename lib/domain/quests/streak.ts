import { addDays, type LocalDay } from '#domain/player/local-day';
import type { QuestWeek } from './quest-board';

/** Days of a week with at least one claimed daily quest. */
export function claimedDays({ days }: Pick<QuestWeek, 'days'>): LocalDay[] {
  return days
    .filter(({ quests }) => quests.some(({ claimedAt }) => claimedAt !== null))
    .map(({ day }) => day);
}

/** Consecutive days. */
interface Streak {
  readonly days: number;
  /** The first day, or null. */
  readonly since: LocalDay | null;
}

/**
 * Counts the consecutive days with a claimed daily quest, up to today, or up to yesterday while today has none.
 *
 * A claim counts for the day of its quest, even when it was made on the day after.
 */
export function streakOf(claimed: ReadonlySet<LocalDay>, today: LocalDay): Streak {
  let streak: Streak = { days: 0, since: null };
  let day = claimed.has(today) ? today : addDays(today, -1);
  for (; claimed.has(day); day = addDays(day, -1)) streak = { days: streak.days + 1, since: day };
  return streak;
}
