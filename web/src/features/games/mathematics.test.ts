import { describe, expect, it } from 'vitest';
import type { PublishedVersion } from '#contracts/play/public-routes';
import { rulesAnswer } from '#contracts/play/rules-answers';
import { listGames, listRetiredGames } from '#domain/games/games';
import { gameOf } from './mathematics';

describe.each([...listGames(), ...listRetiredGames()])('gameOf $id version $version', (game) => {
  it('has the rules of the game, from what is published', async () => {
    const { id, version, stakes } = game;
    const published = JSON.parse(
      JSON.stringify({ id, rules: rulesAnswer(game), stakes, parSheet: { version, family: game.family } }),
    ) as PublishedVersion;

    const made = await gameOf(published);

    expect([made.id, made.version, made.canonicalText]).toEqual([id, version, game.canonicalText]);
  });
});
