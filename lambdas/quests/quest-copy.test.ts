import { describe, expect, it } from 'vitest';
import categories from '#content/catalog/categories.json';
import games from '#content/catalog/games.json';
import quests from '#content/catalog/quests.json';
import { listQuests } from '#domain/quests/quest-list';
import { questCopy } from './quest-copy';

const all = listQuests();

describe('wordsOf', () => {
  it('has copy for each quest, with a path of the site', () => {
    const paths = [
      '/',
      ...categories.map(({ id }) => `/${id}`),
      ...games.map(({ launchPath }) => launchPath),
    ];

    expect(Object.keys(quests).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const { title, text, path } of Object.values(quests)) {
      expect(paths).toContain(path.replace('?play=coins', ''));
      expect(`${title} ${text}`).not.toMatch(/gambl|bet\b|wager|deposit|withdraw|lose|loss|spend/i);
    }
  });

  it('states the number in words', () => {
    const numberWords: Record<number, RegExp> = {
      1: /one |once|free spins/,
      2: /two/,
      3: /three/,
      4: /four/,
      5: /five/,
      6: /six/,
      8: /eight/,
      10: /ten/,
      15: /fifteen/,
      20: /twenty/,
      25: /twenty-five/,
      30: /thirty/,
      100: /hundred/,
    };
    for (const { id, many } of all) expect(questCopy(id).text, id).toMatch(numberWords[many] as RegExp);
  });

  it('throws for any other id', () => {
    expect(() => questCopy('toString')).toThrow('toString');
  });
});
