import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { slotGame } from '#domain/games/slots/slot-game';
import { createGames, productGames } from './games';

const current = productGames.findGame('hk-slots')!.game;

describe('games', () => {
  it('finds the version that a round names, and refuses to guess when there is none', () => {
    const [game] = productGames.listGames();

    expect(productGames.gameOfRound(game!.parHash)).toBe(game);
    expect(() => productGames.gameOfRound('0'.repeat(64))).toThrow('No game version');
  });

  it('plays the current version and keeps the one before for the rounds that name it', () => {
    const parHash = productGames.findGame('hk-slots')!.parHash;
    const version = hkSlots.version + 1;
    const games = createGames([slotGame({ ...hkSlots, version })], [current]);

    expect(games.listGames().map(({ game }) => game.version)).toEqual([version]);
    expect(games.findGame('hk-slots')!.game.version).toBe(version);
    expect(games.gameOfRound(parHash).game).toBe(current);
    expect(games.findVersion('hk-slots', parHash)?.game).toBe(current);
    expect(games.findVersion('another', parHash)).toBeUndefined();
  });

  it('knows a withdrawn game by its rounds, and offers it to nobody', () => {
    const games = createGames([], [current]);

    expect(games.findGame('hk-slots')).toBeUndefined();
    expect(games.wasEverPlayable('hk-slots')).toBe(true);
    expect(games.wasEverPlayable('another')).toBe(false);
  });

  it('knows no game by an id that is not in the catalog', () => {
    expect(productGames.findGame('PlayHKSlots')).toBeUndefined();
  });
});
