import { describe, expect, it } from 'vitest';
import { listMachines } from '#domain/games/slots/machines';
import { parSheet } from '#domain/games/slots/par-sheet';
import { findGame, gameOfRound, listGames } from './games';

describe('games', () => {
  // `npx vitest run --update lambdas/games.test.ts` writes the sheet of a new machine or version.
  it.each(listMachines().map((machine) => [machine.id, machine] as const))(
    'publishes for %s exactly the PAR sheet that its data leads to',
    async (id, machine) => {
      const sheet = `${JSON.stringify(parSheet(machine), null, 2)}\n`;

      await expect(sheet).toMatchFileSnapshot(`../content/catalogue/par-sheets/${id}.json`);
    },
  );

  it('finds the version that a round names, and refuses to guess when there is none', () => {
    const [game] = listGames();

    expect(gameOfRound(game!.parHash)).toBe(game);
    expect(() => gameOfRound('0'.repeat(64))).toThrow('No game version');
  });

  it('knows no game by an id that is not in the catalogue', () => {
    expect(findGame('PlayHKSlots')).toBeUndefined();
  });
});
