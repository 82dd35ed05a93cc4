import { type LocalDay, mondayOf, timeZone } from '#domain/player/local-day';
import { drawQuests } from './draw-quests';
import type { Play } from './play';
import { newDay, newWeek, type QuestProgress, type QuestWeek, windowOf } from './quest-board';
import { stacksOf } from './quest-list';

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
  return playerWithAll([{ id, on }]);
}

/** A player who draws each of these quests on its day or in its week. */
export function playerWithAll(quests: readonly { readonly id: string; readonly on: LocalDay }[]): string {
  for (let index = 0; index < 10_000; index += 1) {
    const player = `player-${index}`;
    if (quests.every(({ id, on }) => draws(player, id, on))) return player;
  }
  throw new Error(`No player draws ${quests.map(({ id }) => id).join(' and ')}`);
}

function draws(player: string, id: string, on: LocalDay): boolean {
  const drawn = [...drawQuests(player, 'day', on), ...drawQuests(player, 'week', mondayOf(on))];
  return drawn.some((quest) => quest.id === id);
}

/** The week without progress of a player who draws this quest, or who drew it that day before it was retired. */
export function weekWith(id: string): QuestWeek {
  const isDrawn = [...stacksOf('day'), ...stacksOf('week')].flat().some((quest) => quest.id === id);
  if (isDrawn) return newWeek(playerWith(id), mondayOf(day));
  const week = newWeek('player-0', mondayOf(day));
  const board = newDay(week.player, window);
  const [first, second] = board.quests;
  if (!first || !second) throw new Error('A day has three quests');
  return { ...week, days: [{ ...board, quests: [first, second, { ...second, id }] }] };
}

/** Progress in a quest of that day or week. */
export function progressIn(week: QuestWeek, id: string): QuestProgress | undefined {
  const board = week.days.find((each) => each.day === day);
  return [...(board?.quests ?? []), week.weekly].find((each) => each.id === id);
}
