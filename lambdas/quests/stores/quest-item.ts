import { addDays, type LocalDay } from '#domain/player/local-day';
import type { DayBoard, QuestProgress, QuestWeek } from '#domain/quests/quest-board';

/** The beginning of the sort key of quest weeks in the table `dailies`. */
export const topicPrefix = 'quests#';

/**
 * An item of the table `dailies` that holds a week of quests. It stays within 1 KB, because every round would cost another write unit
 * otherwise: fields are positional lists, and instants are minutes since 1970. Goals and rewards are in the list of quests.
 */
export interface QuestItem {
  readonly player: string;
  readonly topic: string;
  readonly revision: number;
  readonly lastSequence: number;
  /** When it was written, in milliseconds since 1970. */
  readonly movedAt: number;
  readonly days: readonly DayItem[];
  readonly weekly: ProgressItem;
}

/** Days after Monday, and the day's bounds in whole minutes; no zone has used seconds since 1972. */
type DayItem = readonly [
  daysAfterMonday: number,
  fromMinute: number,
  minutes: number,
  quests: readonly ProgressItem[],
];

/** The claim time is in whole seconds. Trailing defaults are left out: no games, not claimed. */
type ProgressItem =
  | readonly [id: string, progress: number]
  | readonly [id: string, progress: number, claimedAt: number | null]
  | readonly [id: string, progress: number, claimedAt: number | null, games: readonly string[]];

const secondMs = 1_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The sort key of a week. */
export function topicOf(monday: LocalDay): string {
  return `${topicPrefix}${monday}`;
}

export function toQuestItem(
  { player, monday, revision, lastSequence, days, weekly }: QuestWeek,
  movedAt: Date,
): QuestItem {
  return {
    player,
    topic: topicOf(monday),
    revision,
    lastSequence,
    movedAt: movedAt.getTime(),
    days: days.map(({ day, from, until, quests }) => [
      (Date.parse(day) - Date.parse(monday)) / dayMs,
      from.getTime() / minuteMs,
      (until.getTime() - from.getTime()) / minuteMs,
      quests.map(progressItem),
    ]),
    weekly: progressItem(weekly),
  };
}

export function fromQuestItem({ topic, days, weekly, ...item }: QuestItem): QuestWeek {
  const { player, revision, lastSequence } = item;
  const monday = topic.slice(topicPrefix.length) as LocalDay;
  return {
    player,
    monday,
    revision,
    lastSequence,
    days: days.map(([daysAfterMonday, fromMinute, minutes, quests]): DayBoard => ({
      day: addDays(monday, daysAfterMonday),
      from: new Date(fromMinute * minuteMs),
      until: new Date((fromMinute + minutes) * minuteMs),
      quests: quests.map(progressOf),
    })),
    weekly: progressOf(weekly),
  };
}

function progressItem({ id, progress, games, claimedAt }: QuestProgress): ProgressItem {
  const claimed = claimedAt && Math.floor(claimedAt.getTime() / secondMs);
  if (games.length > 0) return [id, progress, claimed, games];
  return claimed === null ? [id, progress] : [id, progress, claimed];
}

function progressOf([id, progress, claimedAt = null, games = []]: ProgressItem): QuestProgress {
  return { id, progress, games, claimedAt: claimedAt === null ? null : new Date(claimedAt * secondMs) };
}
