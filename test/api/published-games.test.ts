import { describe, expect, it } from 'vitest';
import type { PublishedVersion } from '#contracts/play/public-routes';
import { rulesAnswer } from '#contracts/play/rules-answers';
import { listGames, listRetiredGames } from '#domain/games/games';
import { gameOf } from '../../web/src/features/games/mathematics';

describe('gameOf', () => {
  it.each(
    [...listGames(), ...listRetiredGames()].map((game) => ({ name: `${game.id} ${game.version}`, game })),
  )('rebuilds $name with the same fingerprint from published data alone', async ({ game }) => {
    const { id, family, version, stakes } = game;
    const published = { id, family, stakes, rules: rulesAnswer(game), parSheet: { family, version } };

    const made = await gameOf(JSON.parse(JSON.stringify(published)) as PublishedVersion);

    expect(made.canonicalText).toBe(game.canonicalText);
    expect(made).toMatchObject({ id, version, family, stakes, blocks: game.blocks });
  });
});
