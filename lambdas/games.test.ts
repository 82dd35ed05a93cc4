import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { listMachines, listRetiredMachines } from '#domain/games/slots/machines';
import { parSheet } from '#domain/games/slots/par-sheet';
import { createGames, productGames } from './games';

/** Append only: ledgers name these. A new version adds its line here; no line is ever changed or taken away. */
const released = {
  'hk-slots 1': '326f1b2331d8218973628f742bfc84ac1fc6ebafc295e50013cb8521bd91ac09',
};

const versions = [
  ...listMachines().map((machine) => [machine.id, machine] as const),
  ...listRetiredMachines().map((machine) => [`${machine.id}-v${machine.version}`, machine] as const),
];

describe('games', () => {
  // `npx vitest run --update lambdas/games.test.ts` writes the sheet of a new machine or version. Before a version is retired,
  // its sheet is renamed: `hk-slots.json` to `hk-slots-v1.json`.
  it.each(versions)(
    'publishes for %s exactly the PAR sheet that its data leads to',
    async (file, machine) => {
      const sheet = `${JSON.stringify(parSheet(machine), null, 2)}\n`;

      await expect(sheet).toMatchFileSnapshot(`../content/catalogue/par-sheets/${file}.json`);
    },
  );

  it('finds the version that a round names, and refuses to guess when there is none', () => {
    const [game] = productGames.listGames();

    expect(productGames.gameOfRound(game!.parHash)).toBe(game);
    expect(() => productGames.gameOfRound('0'.repeat(64))).toThrow('No game version');
  });

  it('still has every version that was ever released, to the letter', () => {
    const found = versions.map(([, { id, version }]) => {
      const name = `${id} ${version}`;
      const hash = released[name as keyof typeof released];
      return [name, hash && productGames.findVersion(id, hash)?.parHash];
    });

    expect(Object.fromEntries(found)).toEqual(released);
  });

  it('plays the current version and keeps the one before for the rounds that name it', () => {
    const parHash = productGames.findGame('hk-slots')!.parHash;
    const games = createGames([{ ...hkSlots, version: 2 }], [hkSlots]);

    expect(games.listGames().map(({ machine }) => machine.version)).toEqual([2]);
    expect(games.findGame('hk-slots')!.machine.version).toBe(2);
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
