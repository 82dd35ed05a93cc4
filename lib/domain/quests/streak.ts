import { addDays, type LocalDay } from '#domain/player/local-day';
import type { QuestWeek } from './quest-board';

/** The days of a week on which at least one quest of the day was claimed. */
export function claimedDays({ days }: Pick<QuestWeek, 'days'>): LocalDay[] {
  return days
    .filter(({ quests }) => quests.some(({ claimedAt }) => claimedAt !== null))
    .map(({ day }) => day);
}

/** Days in a row. */
interface Streak {
  readonly days: number;
  /** The first of them, null for none. */
  readonly since: LocalDay | null;
}

/**
 * The days in a row on which a player has claimed a quest of the day, up to today, or up to yesterday while today is not over.
 *
 * A day counts for the quests that were its own, also where they were claimed a day later.
 */
export function streakOf(claimed: ReadonlySet<LocalDay>, today: LocalDay): Streak {
  let streak: Streak = { days: 0, since: null };
  let day = claimed.has(today) ? today : addDays(today, -1);
  for (; claimed.has(day); day = addDays(day, -1)) streak = { days: streak.days + 1, since: day };
  return streak;
}
