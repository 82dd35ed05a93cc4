import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { listGames, listRetiredGames } from '#domain/games/games';
import { findVersion } from './find-version';

const every = [...listGames(), ...listRetiredGames()];

it.each(
  every.map(
    (game) => [game.id, createHash('sha256').update(game.canonicalText).digest('hex'), game] as const,
  ),
)('finds the version of %s with hash %s', async (id, parHash, game) => {
  expect(await findVersion(id, parHash)).toBe(game);
});

it('returns null for a version that was never published', async () => {
  expect(await findVersion('hk-slots', 'f'.repeat(64))).toBeNull();
});
