import { describe, expect, it } from 'vitest';
import games from '#content/catalog/games.json' with { type: 'json' };
import { gamePagesCode } from './game-pages-module';

describe('gamePagesCode', () => {
  it('lists every game with a loader of its rules, and no rules', () => {
    const code = gamePagesCode('virtual:game-pages');

    for (const { id, name, rules, howToPlay } of games) {
      expect(code).toContain(JSON.stringify(name));
      expect(code).toContain(`'${id}': () => import('virtual:game-pages/${id}')`);
      for (const text of [...rules, ...howToPlay]) expect(code).not.toContain(JSON.stringify(text));
    }
  });

  it.each(games)('holds the rules of $id in a module of its own', ({ id, rules, howToPlay }) => {
    const code = gamePagesCode(`virtual:game-pages/${id}`);

    expect(code).toBe(`export default ${JSON.stringify({ rules, howToPlay })};`);
  });

  it.each(['virtual:catalog', 'virtual:game-pages/no-such-game', 'virtual:game-pages/hk-slots/more'])(
    'returns undefined for %s',
    (module) => {
      expect(gamePagesCode(module)).toBeUndefined();
    },
  );
});
