import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay, mondayOf } from '#domain/player/local-day';
import { drawQuests } from './draw-quests';
import type { QuestPeriod } from './quest';
import { stacksOf } from './quest-list';

const days = fc
  .integer({ min: 10_000, max: 40_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10) as LocalDay);
const players = fc.uuid();
const cases = { numRuns: 500, seed: 8701 };

describe('drawQuests', () => {
  it('returns three quests for a day and one for a week, deterministically', () => {
    fc.assert(
      fc.property(players, days, (player, day) => {
        expect(drawQuests(player, 'day', day)).toHaveLength(3);
        expect(drawQuests(player, 'week', mondayOf(day))).toHaveLength(1);
        expect(drawQuests(player, 'day', day)).toEqual(drawQuests(player, 'day', day));
      }),
      cases,
    );
  });

  it.each<[QuestPeriod, number]>([
    ['day', 1],
    ['week', 7],
  ])('repeats no quest of a %s before all others of its stack', (period, step) => {
    fc.assert(
      fc.property(players, days, (player, day) => {
        const first = period === 'week' ? mondayOf(day) : day;
        stacksOf(period).forEach((stack, index) => {
          const turns = stack.map((_quest, turn) => drawQuests(player, period, addDays(first, turn * step)));

          expect(new Set(turns.map((drawn) => drawn[index]?.id))).toEqual(new Set(stack.map(({ id }) => id)));
        });
      }),
      cases,
    );
  });

  it('differs between players', () => {
    const drawn = Array.from({ length: 200 }, (_each, index) =>
      drawQuests(`player-${index}`, 'day', '2026-11-21' as LocalDay),
    );

    for (const [index, stack] of stacksOf('day').entries())
      expect(new Set(drawn.map((three) => three[index]?.id)).size).toBe(stack.length);
  });
});
