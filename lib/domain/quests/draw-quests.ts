import type { LocalDay } from '#domain/player/local-day';
import type { Quest, QuestPeriod } from './quest';
import { stacksOf } from './quest-list';

const dayMs = 86_400_000;

/**
 * Draws the three quests of a player's day, or the one of the week. The result is deterministic.
 *
 * Each player has a permutation of each stack, and the quests take turns in it. No quest repeats before all others of its stack, and
 * consecutive periods never share one. The draw decides nothing of value, so it does not use the seeds.
 *
 * @param startsOn  the day, or the Monday of the week
 */
export function drawQuests(player: string, period: QuestPeriod, startsOn: LocalDay): readonly Quest[] {
  const turn = turnOf(period, startsOn);
  return stacksOf(period).map((stack, index) => {
    const order = shuffled(stack, `${player}#${period}#${index}`);
    return order[turn % order.length] as Quest;
  });
}

/** Number of days or weeks since 1970; 5 January 1970 was a Monday. */
function turnOf(period: QuestPeriod, startsOn: LocalDay): number {
  const day = Date.parse(startsOn) / dayMs;
  return period === 'day' ? day : Math.floor((day - 4) / 7);
}

function shuffled(stack: readonly Quest[], name: string): Quest[] {
  return stack
    .map((quest) => ({ quest, rank: hashOf(`${name}#${quest.id}`) }))
    .sort((left, right) => left.rank - right.rank || (left.quest.id < right.quest.id ? -1 : 1))
    .map(({ quest }) => quest);
}

/** 32-bit FNV-1a with a final mixing step: http://www.isthe.com/chongo/tech/comp/fnv */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
