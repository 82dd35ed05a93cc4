import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { listGames } from '#domain/games/games';
import { addDays, type LocalDay, timeZone } from '#domain/player/local-day';
import { drawQuests } from '#domain/quests/draw-quests';
import { type QuestProgress, type QuestWeek, windowOf } from '#domain/quests/quest-board';
import { findQuest } from '#domain/quests/quest-list';
import { itemSize } from '#lambdas/runtime/aws/item-size-fixture';
import { fromQuestItem, toQuestItem } from './quest-item';

const player = '7a1c0c5e-0000-4000-8000-000000000011';
const monday = '2026-11-16' as LocalDay;
const zone = timeZone('America/New_York');
const claimedAt = new Date('2026-11-21T12:34:56.000Z');
const games = listGames().map(({ id }) => id);

/** A week with everything finished and claimed. */
function fullWeek(name = player): QuestWeek {
  const done = ({ id }: { id: string }): QuestProgress => {
    const { goal, many } = findQuest(id)!;
    return { id, progress: many, games: goal.counts === 'games' ? games.slice(0, many) : [], claimedAt };
  };
  const days = [0, 1, 2, 3, 4, 5, 6].map((later) => {
    const window = windowOf(zone, addDays(monday, later));
    return { ...window, quests: drawQuests(name, 'day', window.day).map(done) };
  });
  const weekly = done(drawQuests(name, 'week', monday)[0]!);
  return { player: name, monday, revision: 99_999, lastSequence: 99_999_999, days, weekly };
}

describe('toQuestItem', () => {
  it('is read back by fromQuestItem unchanged', () => {
    const week = fullWeek();
    const bare = { ...week, weekly: { ...week.weekly, claimedAt: null, games: [] } };

    for (const each of [week, bare, { ...week, days: [] }])
      expect(fromQuestItem(toQuestItem(each, claimedAt))).toEqual(each);
  });

  it('stays within 1 KB for a finished and claimed week of any player', () => {
    const sizes = Array.from({ length: 300 }, (_each, index) => {
      const name = `${player.slice(0, -3)}${String(index).padStart(3, '0')}`;
      return itemSize(marshall(toQuestItem(fullWeek(name), claimedAt)));
    });

    expect(Math.max(...sizes)).toBeLessThanOrEqual(1024);
  });
});
