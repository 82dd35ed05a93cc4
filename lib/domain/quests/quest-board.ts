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

/** A player's day with its first instant and end. */
export interface DayWindow {
  readonly day: LocalDay;
  readonly from: Date;
  readonly until: Date;
}

/** Progress in one quest. */
export interface QuestProgress {
  /** Id of the quest. */
  readonly id: string;
  /** At most the quest's goal. */
  readonly progress: number;
  /** Games counted so far, if each counts once; otherwise empty. */
  readonly games: readonly string[];
  readonly claimedAt: Date | null;
}

/** The three quests of a day that has begun. `until` is its earliest end; it is later for a player who moves west. */
export interface DayBoard extends DayWindow {
  readonly quests: readonly QuestProgress[];
}

/**
 * Progress of a player's week: its quest, and the quests of days with progress. It is one table item, so that a round writes to one item
 * only.
 */
export interface QuestWeek {
  readonly player: string;
  readonly monday: LocalDay;
  /** Number of writes; 0 if it is not stored. */
  readonly revision: number;
  /** Sequence number of the last counted transaction; none up to it is counted again. */
  readonly lastSequence: number;
  readonly days: readonly DayBoard[];
  readonly weekly: QuestProgress;
}

/**
 * Time after the end of a period in which a finished quest can be claimed and a late round still counts for its day, so that a quest
 * finished just before midnight is not lost.
 */
export const graceMs = 86_400_000;

/** The player's day at an instant, with its bounds as known then. */
export function windowAt(zone: TimeZone, at: Date): DayWindow {
  const settled = settledAt(zone, at);
  return windowOf(settled, localDay(settled, at));
}

/**
 * The player's day at an instant, limited to the time in which it is certain: a pending zone change may be canceled, and no other change
 * takes effect before the day ends.
 */
export function certainWindowAt(zone: TimeZone, at: Date): DayWindow {
  const window = windowAt(zone, at);
  const change = zone.next?.from;
  return change && change > at && change < window.until ? { ...window, until: change } : window;
}

/** Drops a zone change that has taken effect, so that bounds are not searched before it. */
export function settledAt(zone: TimeZone, at: Date): TimeZone {
  return zone.next && zone.next.from <= at ? timeZone(zone.next.name) : zone;
}

/** The bounds of a player's day. */
export function windowOf(zone: TimeZone, day: LocalDay): DayWindow {
  return { day, from: startOf(zone, day), until: startOf(zone, addDays(day, 1)) };
}

/**
 * When a player's day ends. A move west repeats part of it, so the end may be later than known at its beginning.
 *
 * @param zone  without a past change
 */
export function endOfDay(zone: TimeZone, board: DayBoard | undefined, day: LocalDay): Date {
  const { until } = windowOf(zone, day);
  return board && board.until > until ? board.until : until;
}

/**
 * The first instant after a week.
 *
 * @param zone  without a past change
 */
export function endOfWeek(zone: TimeZone, monday: LocalDay): Date {
  return startOf(zone, addDays(monday, 7));
}

/** A week without progress. */
export function newWeek(player: string, monday: LocalDay): QuestWeek {
  const [weekly] = untouched(player, 'week', monday);
  if (!weekly) throw new Error('No quest was drawn for a week');
  return { player, monday, revision: 0, lastSequence: 0, days: [], weekly };
}

/** A day without progress. */
export function newDay(player: string, window: DayWindow): DayBoard {
  return { ...window, quests: untouched(player, 'day', window.day) };
}

/** The begun day of a week that contains an instant. */
export function dayAt({ days }: Pick<QuestWeek, 'days'>, at: Date): DayBoard | undefined {
  return days.find(({ from, until }) => from <= at && at < until);
}

/** The Monday of the week that stores a day's quests. */
export function weekOf({ day }: Pick<DayWindow, 'day'>): LocalDay {
  return mondayOf(day);
}

/** The drawn quests of a period without progress. */
export function untouched(player: string, period: QuestPeriod, startsOn: LocalDay): QuestProgress[] {
  return drawQuests(player, period, startsOn).map(({ id }) => ({
    id,
    progress: 0,
    games: [],
    claimedAt: null,
  }));
}
