import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameFamily } from './game';
import { listGames } from './games';
import { numberOf } from './odds/share';
import { board } from './originals/keno/board';
import { multiples as kenoMultiples } from './originals/keno/multiples';
import type { OriginalParSheet } from './originals/par-sheet';
import { boards } from './originals/plinko/choice';
import { multiples as plinkoMultiples } from './originals/plinko/multiples';
import { risks } from './originals/risks';
import type { ParSheet } from './par-sheets';
import type { SlotMachine } from './slots/machine';
import { findMachine } from './slots/machines';

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly categories: readonly string[];
  readonly volatility: string;
  readonly openedOn: string;
  readonly blurb: string;
  readonly rules: readonly string[];
  readonly howToPlay: readonly string[];
  readonly art: { readonly card: string };
  readonly launchPath: string;
}

function read<Content>(file: string): Content {
  const address = new URL(`../../../content/catalog/${file}`, import.meta.url);
  return JSON.parse(readFileSync(address, 'utf8')) as Content;
}

const games = read<Entry[]>('games.json');
const categories = read<{ id: string; name: string; blurb: string }[]>('categories.json');

/** Volatility classes of content/README.md, by the standard deviation of one round in stakes. */
function volatilityOf(standardDeviation: number): string {
  if (standardDeviation < 2) return 'low';
  if (standardDeviation < 4) return 'medium';
  return standardDeviation < 8 ? 'medium-high' : 'high';
}

function textOf(entry: Entry): string {
  return [entry.name, entry.blurb, ...entry.rules, ...entry.howToPlay].join('\n');
}

/** How the site opens games of each family. */
const kindOf: Readonly<Record<GameFamily, string>> = {
  slots: 'slots',
  scratch: 'scratch',
  wheel: 'unity',
  'video-poker': 'frame',
  blackjack: 'frame',
  roulette: 'frame',
  originals: 'frame',
};

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five'];

describe('game catalog', () => {
  it('has exactly one entry per game, with the kind of its family', () => {
    const listed = listGames().map(({ id, family }) => [id, kindOf[family]]);

    expect(games.map(({ id, kind }) => [id, kind]).sort()).toEqual(listed.sort());
  });

  it('uses only listed categories and leaves none empty', () => {
    const ids = categories.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(games.flatMap((game) => game.categories))].sort()).toEqual([...ids].sort());
    expect(games.filter((game) => game.categories.length === 0)).toEqual([]);
  });

  it('has a valid opening date for each game', () => {
    const days = games.map(({ openedOn }) => new Date(openedOn));

    expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual(games.map((game) => game.openedOn));
  });

  it('explains each game in three to six sentences', () => {
    for (const { howToPlay } of games) {
      expect(howToPlay.length).toBeGreaterThanOrEqual(3);
      expect(howToPlay.length).toBeLessThanOrEqual(6);
    }
  });

  it('uses none of the words that the copy rules exclude', () => {
    const everything = [
      ...games.map(textOf),
      ...categories.map(({ name, blurb }) => `${name}\n${blurb}`),
    ].join('\n');

    expect(everything).not.toMatch(
      /\b(bet|bets|betting|wager|gambl\w*|deposit\w*|withdraw\w*|cash|jackpot)\b/i,
    );
  });

  it('contains no odds, which only the PAR sheets state', () => {
    const published = games.map((game) => `${Object.keys(game).join(' ')}\n${textOf(game)}`).join('\n');

    expect(published).not.toMatch(/%|percent|\brtp|hitRate|stakes|maximumWin/i);
  });

  describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
    it('has the volatility of its published version', () => {
      const sheet = read<ParSheet>(`par-sheets/${id}.json`);

      expect(sheet.version).toBe(listGames().find((each) => each.id === id)!.version);
      expect(game.volatility).toBe(volatilityOf(sheet.standardDeviation));
    });

    it('has its art in its own folder and a launch path below /games', () => {
      expect(game.art.card).toBe(`/games/${id}/card.svg`);
      expect(game.launchPath).toMatch(/^\/games\/[A-Za-z/-]+$/);
    });
  });

  describe('rules of HK Slots', () => {
    const game = games.find(({ id }) => id === 'hk-slots') as Entry;
    const machine = findMachine('hk-slots') as SlotMachine;
    const rules = game.rules.join('\n');

    it('state the numbers of reels, rows and lines', () => {
      expect(rules).toContain(
        `${numberWords[machine.reels.length]} reels that show ${numberWords[machine.rows]} symbols each`,
      );
      expect(machine.lines).toHaveLength(20);
      expect(rules).toContain('all twenty lines');
      expect(rules).toContain('one twentieth of your stake');
    });

    it('name the reels with the wild', () => {
      const reels = machine.reels.flatMap((strip, reel) => (strip.includes(machine.wild) ? [reel + 1] : []));

      expect(machine.wild).toBe('harbour-pearl');
      expect(rules).toContain(`It shows on reels ${reels.slice(0, -1).join(', ')} and ${reels.at(-1)}`);
    });

    it('state the free spins of the machine', () => {
      const { awards, retriggers, most, multiplier, reels } = machine.freeSpins!;
      const missing = machine.symbols.filter((symbol) => !reels.flat().includes(symbol));

      expect([awards.slice(2), retriggers, most]).toEqual([[8, 10, 12], [0, 0, 5], 30]);
      expect(rules).toContain('Three, four or five lanterns also award eight, ten or twelve free spins');
      expect(rules).toContain(
        'Three or more lanterns in a free spin award five more, up to thirty free spins',
      );
      expect(rules).toContain(`pay ${numberWords[multiplier]} times every prize`);
      expect(missing).toEqual(['dragon', 'junk-boat']);
      expect(rules).toContain('without the dragon and the junk boat');
    });

    it('name the reels with wilds once, because base and free spins have the same', () => {
      const reelsWithWild = (strips: SlotMachine['reels']) =>
        strips.map((strip) => strip.includes(machine.wild));

      expect(reelsWithWild(machine.freeSpins!.reels)).toEqual(reelsWithWild(machine.reels));
    });

    it('name the fewest scatters that pay', () => {
      const fewest = machine.scatter.pays.findIndex((pays) => pays > 0) + 1;

      expect(machine.scatter.symbol).toBe('ferry-lantern');
      expect(rules).toContain(`${numberWords[fewest]} or more pay wherever they show`);
    });
  });

  it('states the board and the highest multiple in the rules of keno', () => {
    const rules = games.find(({ id }) => id === 'keno')?.rules.join('\n');
    const highest = risks.flatMap((risk) =>
      kenoMultiples[risk].flatMap((list, at) => (list.at(-1) === 1_000_000 ? [`${at + 1} ${risk}`] : [])),
    );

    expect(board).toEqual({ numbers: 40, drawn: 10, mostPicks: 10 });
    expect(rules).toContain('numbers 1 to 40');
    expect(rules).toContain('one to ten of them');
    expect(rules).toContain('Ten different numbers');
    expect(highest).toEqual(['9 high', '10 high']);
    expect(rules).toContain('10,000 times your stake, for all hits of nine or ten picks with high risk');
  });

  it('states the rows and the highest multiple in the rules of plinko', () => {
    const rules = games.find(({ id }) => id === 'plinko')?.rules.join('\n');

    expect(Math.max(...boards.flatMap((each) => plinkoMultiples[each]))).toBe(100_000);
    expect(rules).toContain('8, 12 or 16 rows');
    expect(rules).toContain('nine boards');
    expect(rules).toContain('The highest multiple, 1,000 times your stake');
  });
});

describe('PAR sheet of hi-lo', () => {
  it('returns more than 98% with the worst play and at most 99% with the best', () => {
    const { best, worst } = read<OriginalParSheet>('par-sheets/hi-lo.json');

    expect(numberOf(worst)).toBeGreaterThan(0.98);
    expect(numberOf(worst)).toBeLessThan(numberOf(best));
    expect(numberOf(best)).toBeLessThanOrEqual(0.99);
  });
});
