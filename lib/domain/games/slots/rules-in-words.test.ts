import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SlotMachine } from './machine';
import { findMachine } from './machines';
import { tumbleFrequency } from './tumble-frequency';

const games = JSON.parse(
  readFileSync(new URL('../../../../content/catalog/games.json', import.meta.url), 'utf8'),
) as {
  id: string;
  kind: string;
  name: string;
  blurb: string;
  rules: string[];
  howToPlay: string[];
}[];

function game(id: string): { machine: SlotMachine; blurb: string; rules: string; howToPlay: string } {
  const { blurb, rules, howToPlay } = games.find((each) => each.id === id)!;
  return {
    machine: findMachine(id) as SlotMachine,
    blurb,
    rules: rules.join('\n'),
    howToPlay: howToPlay.join('\n'),
  };
}

const page = readFileSync(new URL('../../../../content/pages/HowToPlaySlots.md', import.meta.url), 'utf8');

describe('page about slots', () => {
  it.each(games.filter(({ kind }) => kind === 'slots').map(({ name }) => name))(
    'has a section on %s',
    (name) => {
      expect(page).toContain(`\n## ${name}\n`);
    },
  );
});

describe('rules of Jade Fortune', () => {
  const { machine, rules, howToPlay } = game('jade-fortune');
  const freeSpins = machine.freeSpins!;

  it('state the numbers of reels, rows and ways', () => {
    expect([machine.reels.length, machine.rows, machine.lines]).toEqual([5, 3, []]);
    expect(rules).toContain('five reels that show three symbols each');
    expect(rules).toContain(`there are ${machine.rows ** machine.reels.length} ways`);
    expect(howToPlay).toContain(`all ${machine.rows ** machine.reels.length} ways`);
    expect(machine.stakeParts).toBe(5);
    expect(rules).toContain('one fifth of your stake');
  });

  it('name the reels with the wild, the same in every spin', () => {
    const withWild = (strips: SlotMachine['reels']) => strips.map((strip) => strip.includes(machine.wild));

    expect(withWild(machine.reels)).toEqual([false, true, true, true, false]);
    expect(withWild(freeSpins.reels)).toEqual(withWild(machine.reels));
    expect(rules).toContain('It shows on reels 2, 3 and 4 and has no prize of its own');
    expect(machine.payTable).not.toHaveProperty(machine.wild);
  });

  it('pay from three of a kind on, as the instructions state', () => {
    expect(Object.values(machine.payTable).every(([one, two, three]) => !one && !two && three! > 0)).toBe(
      true,
    );
    expect(howToPlay).toContain('the same symbol on the first three reels pays');
  });

  it('state the scatters and free spins of the machine', () => {
    const { awards, retriggers, most, multiplier, reels } = freeSpins;
    const missing = machine.symbols.filter((symbol) => !reels.flat().includes(symbol));

    expect([awards.slice(2), retriggers, most, multiplier]).toEqual([[8, 10, 12], [0, 0, 4], 20, 3]);
    expect(rules).toContain('Three, four or five koi ponds also award eight, ten or twelve free spins');
    expect(rules).toContain(
      'Three or more koi ponds in a free spin award four more, up to twenty free spins',
    );
    expect(rules).toContain('pay three times every prize');
    expect(missing).toEqual(['emperor', 'empress']);
    expect(rules).toContain('without the emperor and the empress');
    expect(machine.scatter.pays.findIndex((pays) => pays > 0) + 1).toBe(3);
    expect(rules).toContain('The koi pond is the scatter: three or more pay wherever they show');
  });
});

describe('rules of Lighthouse Bay', () => {
  const { machine, rules, howToPlay } = game('lighthouse-bay');
  const freeSpins = machine.freeSpins!;
  const withWild = (strips: SlotMachine['reels']) => strips.map((strip) => strip.includes(machine.wild));

  it('state the numbers of reels, rows and lines', () => {
    expect([machine.reels.length, machine.rows, machine.lines.length]).toEqual([5, 3, 20]);
    expect(rules).toContain('five reels that show three symbols each. Every play covers all twenty lines');
    expect(machine.stakeParts).toBe(20);
    expect(rules).toContain('one twentieth of your stake');
  });

  it('state that the wild fills its reel before anything is read, in every spin', () => {
    expect(machine.wildsExpand).toBe(true);
    expect(rules).toContain('A lighthouse that shows in any row first fills its whole reel, in every spin');
    expect(rules).toContain('Lines and scatters are read after that');
    expect(howToPlay).toContain('a lighthouse in any row fills its reel from top to bottom');
  });

  it('name the reels with the wild, the same in every spin', () => {
    expect(withWild(machine.reels)).toEqual([false, true, true, true, false]);
    expect(withWild(freeSpins.reels)).toEqual(withWild(machine.reels));
    expect(rules).toContain('It shows on reels 2, 3 and 4 and has no prize of its own');
    expect(machine.payTable).not.toHaveProperty(machine.wild);
  });

  it('state the scatters and free spins of the machine', () => {
    const { awards, retriggers, most, multiplier, reels } = freeSpins;
    const missing = machine.symbols.filter((symbol) => !reels.flat().includes(symbol));
    const lighthouses = reels.map((strip) => strip.filter((symbol) => symbol === machine.wild).length);

    expect([awards.slice(2), retriggers, most, multiplier]).toEqual([[8, 10, 12], [], 12, 1]);
    expect(rules).toContain('Three, four or five flares also award eight, ten or twelve free spins');
    expect(lighthouses).toEqual([0, 3, 3, 3, 0]);
    expect(rules).toContain('with three lighthouses on each middle reel');
    expect(missing).toEqual(['signal-flare', 'marlin']);
    expect(rules).toContain('without the marlin and the signal flare, so they award no further ones');
    expect(machine.scatter.pays.findIndex((pays) => pays > 0) + 1).toBe(3);
    expect(rules).toContain('The signal flare is the scatter: three or more pay wherever they show');
  });
});

describe('rules of Pearl Divers', () => {
  const { machine, rules, howToPlay } = game('pearl-divers');
  const respins = machine.respins!;

  it('state the numbers of reels, rows and lines', () => {
    expect([machine.reels.length, machine.rows, machine.lines.length]).toEqual([5, 3, 20]);
    expect(rules).toContain('five reels that show three symbols each. Every play covers all twenty lines');
    expect(machine.stakeParts).toBe(20);
    expect(rules).toContain('one twentieth of your stake');
  });

  it('name the reels with the wild and the symbols that it does not replace', () => {
    expect(machine.reels.map((strip) => strip.includes(machine.wild))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(rules).toContain('It shows on reels 2, 3 and 4 and has no prize of its own');
    expect([machine.scatter.symbol, respins.symbol]).toEqual(['treasure-chest', 'pearl']);
    expect(rules).toContain('every symbol except the treasure chest and the pearl');
    expect(machine.payTable).not.toHaveProperty(machine.wild);
  });

  it('state when respins begin, how many there are and the chance of a new pearl', () => {
    const { from, count, hits, outOf } = respins;

    expect([from, count, hits, outOf]).toEqual([6, 3, 1, 18]);
    expect(rules).toContain('Six or more pearls anywhere begin the respins');
    expect(rules).toContain('a chance of one in eighteen to show a pearl');
    expect(rules).toContain('There are three respins, and each new pearl makes it three again');
    expect(howToPlay).toContain('six anywhere stay on the reels');
  });

  it('state the values of a pearl and the pay of full reels', () => {
    expect(respins.values.map(({ multiple }) => multiple)).toEqual([1, 2, 3, 5, 10, 25]);
    expect(rules).toContain('one, two, three, five, ten or twenty-five times your whole stake');
    expect([machine.reels.length * machine.rows, respins.grand]).toEqual([15, 500]);
    expect(rules).toContain(
      'Fifteen pearls fill the reels, end the respins at once and pay five hundred times',
    );
  });

  it('state the scatters, and that there are no free spins', () => {
    expect(machine.scatter.pays.findIndex((pays) => pays > 0) + 1).toBe(3);
    expect(rules).toContain('The treasure chest is the scatter: three or more pay wherever they show');
    expect(machine.freeSpins).toBeNull();
    expect(rules).toContain('There are no free spins');
  });
});

describe('rules of Lantern Cascade', () => {
  const { machine, blurb, rules, howToPlay } = game('lantern-cascade');
  const tumbles = machine.tumbles!;

  it('state the numbers of reels, rows and ways', () => {
    expect([machine.reels.length, machine.rows, machine.lines]).toEqual([5, 3, []]);
    expect(rules).toContain('five reels that show three symbols each');
    expect(rules).toContain(`there are ${machine.rows ** machine.reels.length} ways`);
    expect(howToPlay).toContain(`all ${machine.rows ** machine.reels.length} ways`);
    expect(machine.stakeParts).toBe(20);
    expect(rules).toContain('one twentieth of your stake');
  });

  it('name the reels with the wild', () => {
    const withWild = machine.reels.map((strip) => strip.includes(machine.wild));

    expect(withWild).toEqual([false, true, true, true, false]);
    expect(rules).toContain('It shows on reels 2, 3 and 4 and has no prize of its own');
    expect(machine.payTable).not.toHaveProperty(machine.wild);
  });

  it('state the multipliers, the limit of tumbles and the longest cascade', () => {
    expect(tumbles).toEqual({ multipliers: [1, 2, 3, 5, 10], most: 10 });
    expect(rules).toContain(
      'two times that after one tumble, three times after two, five times after three, and ten times after four or more',
    );
    expect(page).toContain(
      'After one tumble the whole window pays twice the pay table, then three, five and, from the fourth tumble on, ten times.',
    );
    expect(blurb).toContain('each further win pays a higher multiple');
    expect(tumbleFrequency(machine).reached).toHaveLength(6);
    expect(rules).toContain('ten tumbles at most; no position of the reels leads to more than six');
  });

  it('state the scatters, and that there are no free spins', () => {
    expect(machine.scatter.pays.findIndex((pays) => pays > 0) + 1).toBe(3);
    expect(rules).toContain('The temple bell is the scatter: three or more pay wherever they show');
    expect(rules).toContain('counted once, when nothing falls any more, without a multiplier');
    expect(page).toContain('Temple bells are counted once, in the last window, without a multiplier.');
    expect(machine.freeSpins).toBeNull();
    expect(rules).toContain('There are no free spins');
  });
});

describe('rules of Koi Garden', () => {
  const { machine, rules, howToPlay } = game('koi-garden');

  it('state the numbers of reels and rows, and that there are no lines', () => {
    expect([machine.reels.length, machine.rows, machine.lines]).toEqual([6, 5, []]);
    expect(rules).toContain('six reels that show five symbols each. There are no lines');
    expect(machine.stakeParts).toBe(20);
    expect(rules).toContain('one twentieth of your stake');
  });

  it('state the sizes of clusters and what connects them', () => {
    expect(machine.clusterSizes).toEqual([5, 6, 7, 8, 9, 10]);
    expect(rules).toContain('five or more of the same symbol that touch side by side or one above the other');
    expect(rules).toContain('only by a corner are not connected');
    expect(rules).toContain('each size from five to nine symbols, and the highest for ten or more');
    expect(howToPlay).toContain('Five or more of the same symbol that touch by their sides pay');
  });

  it('name the reels with the wild and what it does', () => {
    const withWild = machine.reels.map((strip) => strip.includes(machine.wild));

    expect(withWild).toEqual([false, true, true, true, true, false]);
    expect(rules).toContain('every symbol except the moon gate. It shows on reels 2, 3, 4 and 5');
    expect(rules).toContain('forms no cluster without another symbol');
    expect(machine.payTable).not.toHaveProperty(machine.wild);
  });

  it('state the scatters, and that there are no free spins', () => {
    const withScatter = machine.reels.map((strip) => strip.includes(machine.scatter.symbol));

    expect(withScatter).toEqual([true, false, true, false, true, false]);
    expect(rules).toContain('The moon gate is the scatter. It shows on reels 1, 3 and 5');
    expect(machine.scatter.pays).toEqual([0, 0, 2]);
    expect(rules).toContain('three pay wherever they show, twice your whole stake');
    expect(machine.freeSpins).toBeNull();
    expect(rules).toContain('There are no free spins');
  });
});

describe('rules of Neon Tiger', () => {
  const { machine, rules, howToPlay } = game('neon-tiger');

  it('state the numbers of reels, rows and lines', () => {
    expect([machine.reels.length, machine.rows, machine.lines.length]).toEqual([3, 3, 5]);
    expect(rules).toContain('three reels that show three symbols each. Every play covers all five lines');
    expect(machine.stakeParts).toBe(5);
    expect(rules).toContain('one fifth of your stake');
  });

  it('state the directions of the lines', () => {
    const across = machine.lines.filter((line) => new Set(line).size === 1);
    const slanting = machine.lines.filter((line) => Math.abs(line[0]! - line[2]!) === 2 && line[1] === 1);

    expect([across.length, slanting.length]).toEqual([3, 2]);
    expect(rules).toContain('three across and two from corner to corner');
  });

  it('state where the wild is and that three of it pay most', () => {
    const highest = Math.max(...Object.values(machine.payTable).flat());

    expect(machine.reels.every((strip) => strip.includes(machine.wild))).toBe(true);
    expect(machine.payTable[machine.wild]).toEqual([0, 0, highest]);
    expect(rules).toContain('on all three reels, and three tigers on a line pay the highest prize');
  });

  it('state that only three of a kind pay, except for stars', () => {
    expect(Object.values(machine.payTable).every(([one, two]) => one === 0 && two === 0)).toBe(true);
    expect(machine.scatter.pays).toEqual([0, 1, 8]);
    expect(rules).toContain('two or three pay wherever they show');
    expect(howToPlay).toContain('Two star signs anywhere give your stake back, three give more');
    expect(machine.freeSpins).toBeNull();
    expect(rules).toContain('There are no free spins');
  });
});
