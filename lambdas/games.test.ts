import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { createGames, productGames } from './games';

describe('games', () => {
  it('finds the version that a round names, and refuses to guess when there is none', () => {
    const [game] = productGames.listGames();

    expect(productGames.gameOfRound(game!.parHash)).toBe(game);
    expect(() => productGames.gameOfRound('0'.repeat(64))).toThrow('No game version');
  });

  it('plays the current version and keeps the one before for the rounds that name it', () => {
    const parHash = productGames.findGame('hk-slots')!.parHash;
    const version = hkSlots.version + 1;
    const games = createGames([{ ...hkSlots, version }], [hkSlots]);

    expect(games.listGames().map(({ machine }) => machine.version)).toEqual([version]);
    expect(games.findGame('hk-slots')!.machine.version).toBe(version);
    expect(games.gameOfRound(parHash).machine).toBe(hkSlots);
    expect(games.findVersion('hk-slots', parHash)?.machine).toBe(hkSlots);
    expect(games.findVersion('another', parHash)).toBeUndefined();
  });

  it('knows a withdrawn game by its rounds, and offers it to nobody', () => {
    const games = createGames([], [hkSlots]);

    expect(games.findGame('hk-slots')).toBeUndefined();
    expect(games.wasEverPlayable('hk-slots')).toBe(true);
    expect(games.wasEverPlayable('another')).toBe(false);
  });

  it('knows no game by an id that is not in the catalogue', () => {
    expect(productGames.findGame('PlayHKSlots')).toBeUndefined();
  });
});
