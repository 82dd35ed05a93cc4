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

/** A player's quests. */
export interface Quests {
  readonly open: OpenWallet;
  readonly at: Date;
  readonly today: DayBoard;
  /** The current week. */
  readonly week: QuestWeek;
  /** The current week and earlier weeks with progress, newest first. */
  readonly weeks: readonly QuestWeek[];
  readonly streak: number;
  readonly hasClaimedToday: boolean;
}

/** Number of weeks that are shown, including the current one. */
const weeksShown = 5;

/** Reads a player's quests without a write: a day without play is drawn on each read, always with the same result. */
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

  /** Reads further into the past for as long as the streak lasts. */
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
