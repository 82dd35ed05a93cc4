import { addDays, type LocalDay, mondayOf } from '#domain/player/local-day';
import type { ResidencyRules } from '#domain/player/residency';
import { newDay, newWeek, type DayBoard, type QuestWeek, windowAt } from '#domain/quests/quest-board';
import { claimedDays, streakOf } from '#domain/quests/streak';
import type { SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { QuestStore } from './stores/quest-store';

export interface QuestDependencies extends SettleOnceDependencies {
  readonly quests: QuestStore;
  readonly now: () => Date;
  readonly rules: ResidencyRules & { readonly writesPerSecond: number };
}

/** Where a player stands with their quests. */
export interface Quests {
  readonly open: OpenWallet;
  readonly at: Date;
  readonly today: DayBoard;
  /** The week that it is. */
  readonly week: QuestWeek;
  /** That week and those before it in which anything was counted, newest first. */
  readonly weeks: readonly QuestWeek[];
  readonly streak: number;
  readonly hasClaimedToday: boolean;
}

/** How many weeks a player is shown, the one that it is among them. */
const weeksShown = 5;

/**
 * Reads a player's quests. Nothing is written: a day that nobody has played on yet is drawn each time anew, and is the same each time.
 */
export async function readQuests(
  { quests, loadOrOpen, now }: Pick<QuestDependencies, 'quests' | 'loadOrOpen' | 'now'>,
  player: string,
): Promise<Quests> {
  const open = await loadOrOpen(player);
  const at = now();
  const window = windowAt(open.play.residency.timeZone, at);
  const { day, until } = window;
  const monday = mondayOf(day);
  const weeks = await quests.weeksUpTo({ player, monday }, weeksShown);
  const week = weeks.find((each) => each.monday === monday) ?? newWeek(player, monday);
  const known = week.days.find((each) => each.day === day);
  const today = known ? { ...known, until } : newDay(player, window);
  const { claimed, streak } = await countStreak(weeks, day);
  return { open, at, today, week, weeks, streak, hasClaimedToday: claimed.has(day) };

  /** Reads on into the past as long as the streak does. */
  async function countStreak(newest: readonly QuestWeek[], from: LocalDay) {
    const claimed = new Set(newest.flatMap(claimedDays));
    let oldest = newest.length < weeksShown ? undefined : newest.at(-1);
    for (;;) {
      const streak = streakOf(claimed, from);
      const isReached = oldest && streak.since !== null && streak.since <= oldest.monday;
      if (!oldest || !isReached) return { claimed, streak: streak.days };
      const older = await quests.weeksUpTo({ player, monday: addDays(oldest.monday, -7) }, weeksShown);
      for (const each of older.flatMap(claimedDays)) claimed.add(each);
      oldest = older.at(-1);
    }
  }
}
