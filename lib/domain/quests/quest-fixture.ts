import { type LocalDay, mondayOf, timeZone } from '#domain/player/local-day';
import { drawQuests } from './draw-quests';
import type { Play } from './play';
import { newWeek, type QuestProgress, type QuestWeek, windowOf } from './quest-board';

/** For unit tests: a Saturday in New York, and instants of it. */
const zone = timeZone('America/New_York');
export const day = '2026-11-21' as LocalDay;
export const window = windowOf(zone, day);
export const noon = new Date('2026-11-21T17:00:00Z');

/** A round of HK Slots, or something else. */
export function play(sequence: number, over: Partial<Play> = {}): Play {
  return { sequence, at: noon, act: 'round', gameId: 'hk-slots', family: 'slots', decisions: [], ...over };
}

/** The name of a player who is drawn this quest on that day, or in its week. */
export function playerWith(id: string, on: LocalDay = day): string {
  for (let index = 0; index < 10_000; index += 1) {
    const player = `player-${index}`;
    const drawn = [...drawQuests(player, 'day', on), ...drawQuests(player, 'week', mondayOf(on))];
    if (drawn.some((quest) => quest.id === id)) return player;
  }
  throw new Error(`Nobody is drawn ${id}`);
}

/** The untouched week of a player who is drawn this quest. */
export function weekWith(id: string): QuestWeek {
  return newWeek(playerWith(id), mondayOf(day));
}

/** How far a week's player has come in a quest of that day or of the week. */
export function progressIn(week: QuestWeek, id: string): QuestProgress | undefined {
  const board = week.days.find((each) => each.day === day);
  return [...(board?.quests ?? []), week.weekly].find((each) => each.id === id);
}
