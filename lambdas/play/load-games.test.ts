import { describe, expect, it } from 'vitest';
import { loadProductGames } from './load-games';
import { productGames } from './product-games';

describe('loadProductGames', () => {
  it.each(productGames.listGames().map((playable) => [playable.game.id, playable] as const))(
    'loads the current version of %s under its hash',
    async (id, playable) => {
      const games = await loadProductGames(id);

      expect(games.findGame(id)).toEqual(playable);
      expect(games.gameOfRound(playable.parHash).game).toBe(playable.game);
    },
  );

  it('loads retired versions of a game, because rounds name them', async () => {
    const retired = '326f1b2331d8218973628f742bfc84ac1fc6ebafc295e50013cb8521bd91ac09';

    const games = await loadProductGames('hk-slots');

    expect(games.findVersion('hk-slots', retired)?.game.version).toBe(1);
  });

  it('returns what it loaded before', async () => {
    const first = await loadProductGames('hk-slots');

    expect(await loadProductGames('jade-fortune')).toBe(first);
  });

  it('finds nothing for an id that no game ever had', async () => {
    const games = await loadProductGames('no-such-game');

    expect(games.listGames()).toEqual([]);
    expect(games.wasEverPlayable('no-such-game')).toBe(false);
  });
});
