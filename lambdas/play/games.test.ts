import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { slotGame } from '#domain/games/slots/slot-game';
import { createGames } from './games';
import { productGames } from './product-games';

const current = productGames.findGame('hk-slots')!.game;

describe('createGames', () => {
  it('finds the version of a round by its hash and throws for an unknown hash', () => {
    const [game] = productGames.listGames();

    expect(productGames.gameOfRound(game!.parHash)).toBe(game);
    expect(() => productGames.gameOfRound('0'.repeat(64))).toThrow('No game version');
  });

  it('offers the current version and keeps the previous one for its rounds', () => {
    const parHash = productGames.findGame('hk-slots')!.parHash;
    const version = hkSlots.version + 1;
    const games = createGames([slotGame({ ...hkSlots, version })], [current]);

    expect(games.listGames().map(({ game }) => game.version)).toEqual([version]);
    expect(games.findGame('hk-slots')!.game.version).toBe(version);
    expect(games.gameOfRound(parHash).game).toBe(current);
    expect(games.findVersion('hk-slots', parHash)?.game).toBe(current);
    expect(games.findVersion('another', parHash)).toBeUndefined();
  });

  it('recognizes a withdrawn game but does not offer it', () => {
    const games = createGames([], [current]);

    expect(games.findGame('hk-slots')).toBeUndefined();
    expect(games.wasEverPlayable('hk-slots')).toBe(true);
    expect(games.wasEverPlayable('another')).toBe(false);
  });

  it('finds no game by an id outside the catalog', () => {
    expect(productGames.findGame('PlayHKSlots')).toBeUndefined();
  });
});
