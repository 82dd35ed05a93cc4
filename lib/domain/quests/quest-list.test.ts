import { describe, expect, it } from 'vitest';
import { listGames } from '#domain/games/games';
import type { Quest } from './quest';
import { findQuest, listQuests, stacksOf } from './quest-list';

const all = listQuests();
const idsOf = (some: readonly Quest[]) => some.map(({ id }) => id);

describe('listQuests', () => {
  it('contains every quest once, found by its id', () => {
    const drawn = [...stacksOf('day'), ...stacksOf('week')].flat();

    expect(new Set(idsOf(drawn)).size).toBe(drawn.length);
    for (const quest of all) expect(findQuest(quest.id)).toBe(quest);
    expect(findQuest('no-such-quest')).toBeUndefined();
  });

  it('rewards each quest with 2,000 to 5,000 GC and at most 0.25 SC', () => {
    for (const { id, reward } of all) {
      expect(reward.gold, id).toBeGreaterThanOrEqual(2000);
      expect(reward.gold, id).toBeLessThanOrEqual(5000);
      expect(reward.sweeps, id).toBeGreaterThan(0);
      expect(reward.sweeps, id).toBeLessThanOrEqual(25);
    }
  });

  it('requires only games playable with Gold Coins, and no more distinct games than exist', () => {
    const families = listGames().map(({ family }) => family);
    const playable = new Set(
      listGames()
        .filter(({ stakes }) => stakes.gold.length > 0)
        .map(({ id }) => id),
    );
    for (const { id, goal, many } of all) {
      if (goal.counts === 'games') expect(many, id).toBeLessThanOrEqual(playable.size);
      else if ('game' in goal.of) expect(playable, id).toContain(goal.of.game);
      else if (goal.of.family) expect(families, id).toContain(goal.of.family);
    }
  });

  it('draws only quests that count rounds, games and animations, never decisions that raise the stake', () => {
    const drawn = [...stacksOf('day'), ...stacksOf('week')].flat();

    expect(new Set(drawn.map(({ goal }) => goal.counts))).toEqual(new Set(['rounds', 'games', 'shown']));
  });

  it('finds retired quests, because progress in them is stored', () => {
    const drawn = idsOf([...stacksOf('day'), ...stacksOf('week')].flat());

    for (const id of ['double-1', 'double-2']) {
      expect(drawn).not.toContain(id);
      expect(findQuest(id)?.goal.counts).toBe('decisions');
    }
  });

  it('contains a daily quest of every slot machine and every original', () => {
    const ofGames = stacksOf('day')
      .flat()
      .flatMap(({ goal }) => (goal.counts === 'rounds' && 'game' in goal.of ? [goal.of.game] : []));
    const games = listGames().filter(({ family }) => family === 'slots' || family === 'originals');

    expect(ofGames).toEqual(expect.arrayContaining(games.map(({ id }) => id)));
  });

  it('contains no daily quest that depends on free spins', () => {
    const chancy = stacksOf('day')
      .flat()
      .filter(({ goal }) => goal.counts === 'shown' && 'family' in goal.of && goal.of.family === 'slots');

    expect(chancy).toEqual([]);
  });
});
