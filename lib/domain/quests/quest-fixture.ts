import { type LocalDay, mondayOf, timeZone } from '#domain/player/local-day';
import { drawQuests } from './draw-quests';
import type { Play } from './play';
import { newWeek, type QuestProgress, type QuestWeek, windowOf } from './quest-board';

/** A Saturday in New York and instants of it, for unit tests. */
const zone = timeZone('America/New_York');
export const day = '2026-11-21' as LocalDay;
export const window = windowOf(zone, day);
export const noon = new Date('2026-11-21T17:00:00Z');

/** A round of HK Slots by default. */
export function play(sequence: number, over: Partial<Play> = {}): Play {
  return { sequence, at: noon, act: 'round', gameId: 'hk-slots', family: 'slots', decisions: [], ...over };
}

/** A player who draws this quest on that day or in its week. */
export function playerWith(id: string, on: LocalDay = day): string {
  for (let index = 0; index < 10_000; index += 1) {
    const player = `player-${index}`;
    const drawn = [...drawQuests(player, 'day', on), ...drawQuests(player, 'week', mondayOf(on))];
    if (drawn.some((quest) => quest.id === id)) return player;
  }
  throw new Error(`Nobody is drawn ${id}`);
}

/** The week without progress of a player who draws this quest. */
export function weekWith(id: string): QuestWeek {
  return newWeek(playerWith(id), mondayOf(day));
}

/** Progress in a quest of that day or week. */
export function progressIn(week: QuestWeek, id: string): QuestProgress | undefined {
  const board = week.days.find((each) => each.day === day);
  return [...(board?.quests ?? []), week.weekly].find((each) => each.id === id);
}
