import {
  addDays,
  localDay,
  type LocalDay,
  mondayOf,
  startOf,
  type TimeZone,
  timeZone,
} from '#domain/player/local-day';
import { drawQuests } from './draw-quests';
import type { QuestPeriod } from './quest';

/** A day of a player's, with the instants at which it begins and ends. */
export interface DayWindow {
  readonly day: LocalDay;
  readonly from: Date;
  readonly until: Date;
}

/** How far a player has come in one quest. */
export interface QuestProgress {
  /** Of the quest in the list. */
  readonly id: string;
  /** At most what the quest takes. */
  readonly progress: number;
  /** What was counted, where each game counts once; empty otherwise. */
  readonly games: readonly string[];
  readonly claimedAt: Date | null;
}

/** The three quests of a day that has begun for a player. It ends no sooner than at `until`, and later for whoever moves west. */
export interface DayBoard extends DayWindow {
  readonly quests: readonly QuestProgress[];
}

/**
 * What a player has done in a week of their calendar: the quest of the week, and those of its days on which they played. It is one
 * item of a table, so that a round touches one.
 */
export interface QuestWeek {
  readonly player: string;
  readonly monday: LocalDay;
  /** How often it was written; 0 for one that never was. */
  readonly revision: number;
  /** Number of the last transaction that is counted here; none up to it ever is again. */
  readonly lastSequence: number;
  readonly days: readonly DayBoard[];
  readonly weekly: QuestProgress;
}

/**
 * For so long after its end a finished quest can still be claimed, and a round that came late still counts for the day on which it was
 * played: whoever finishes a quest a minute before midnight has not played for nothing.
 */
export const graceMs = 86_400_000;

/** The day that it is for a player at an instant, with its bounds as they are known then. */
export function windowAt(zone: TimeZone, at: Date): DayWindow {
  const settled = settledAt(zone, at);
  return windowOf(settled, localDay(settled, at));
}

/**
 * The day that it is for a player at an instant, for as long as that is certain whatever they do: a change of zone that is yet to come
 * may be taken back, and no other takes effect before the day is over.
 */
export function certainWindowAt(zone: TimeZone, at: Date): DayWindow {
  const window = windowAt(zone, at);
  const change = zone.next?.from;
  return change && change > at && change < window.until ? { ...window, until: change } : window;
}

/** A zone without a change that is over: bounds are no longer looked for before it. */
export function settledAt(zone: TimeZone, at: Date): TimeZone {
  return zone.next && zone.next.from <= at ? timeZone(zone.next.name) : zone;
}

/** The bounds of a day of a player's. */
export function windowOf(zone: TimeZone, day: LocalDay): DayWindow {
  return { day, from: startOf(zone, day), until: startOf(zone, addDays(day, 1)) };
}

/**
 * When a day of a player's is over. Who moves west lives through a part of it for the second time, so it may end later than was known
 * when it began.
 *
 * @param zone  without a change that is over
 */
export function endOfDay(zone: TimeZone, board: DayBoard | undefined, day: LocalDay): Date {
  const { until } = windowOf(zone, day);
  return board && board.until > until ? board.until : until;
}

/** The first instant after the week of a Monday. @param zone  without a change that is over */
export function endOfWeek(zone: TimeZone, monday: LocalDay): Date {
  return startOf(zone, addDays(monday, 7));
}

/** A week in which nothing was counted yet. */
export function newWeek(player: string, monday: LocalDay): QuestWeek {
  const [weekly] = untouched(player, 'week', monday);
  if (!weekly) throw new Error('No quest was drawn for a week');
  return { player, monday, revision: 0, lastSequence: 0, days: [], weekly };
}

/** A day on which nothing was counted yet. */
export function newDay(player: string, window: DayWindow): DayBoard {
  return { ...window, quests: untouched(player, 'day', window.day) };
}

/** The day of a week that an instant falls on, if it has begun for the player. */
export function dayAt({ days }: Pick<QuestWeek, 'days'>, at: Date): DayBoard | undefined {
  return days.find(({ from, until }) => from <= at && at < until);
}

/** The Monday of the week that a day's quests are kept with. */
export function weekOf({ day }: Pick<DayWindow, 'day'>): LocalDay {
  return mondayOf(day);
}

/** The quests of a day or week as they are drawn. */
export function untouched(player: string, period: QuestPeriod, startsOn: LocalDay): QuestProgress[] {
  return drawQuests(player, period, startsOn).map(({ id }) => ({
    id,
    progress: 0,
    games: [],
    claimedAt: null,
  }));
}
