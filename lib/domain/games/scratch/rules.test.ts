import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FindLayout, ScratchCard } from './card';
import { dragonScratch } from './dragon-scratch/card';
import { luckyTicket } from './lucky-ticket/card';

interface Entry {
  readonly id: string;
  readonly rules: readonly string[];
}

const gameCatalog = JSON.parse(
  readFileSync(new URL('../../../../content/catalog/games.json', import.meta.url), 'utf8'),
) as Entry[];

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function rulesOf({ id }: ScratchCard): string {
  return gameCatalog.find((entry) => entry.id === id)?.rules.join('\n') ?? '';
}

describe('rules of Lucky Ticket', () => {
  const rules = rulesOf(luckyTicket);
  const { layout, symbols, prizes } = luckyTicket;

  it('state the numbers of fields, symbols and tickets', () => {
    expect(rules).toContain(
      `${numberWords[layout.cells]} spots, and under each of them is one of ${numberWords[symbols.length]}`,
    );
    expect(rules).toContain('out of a million tickets');
    expect(prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000_000);
  });

  it('state how many alike win and how many of each the bag contains', () => {
    expect(rules).toContain(`is under ${numberWords[layout.alike]} spots`);
    expect(rules).toContain(`a bag with ${numberWords[layout.alike - 1]} of each`);
  });
});

describe('rules of Dragon Scratch', () => {
  const rules = rulesOf(dragonScratch);
  const { symbols, prizes } = dragonScratch;
  const layout = dragonScratch.layout as FindLayout;
  const counts = prizes.map(({ count }) => count).filter((count) => count > 0);

  it('state the numbers of fields, treasures and cards', () => {
    expect(rules).toContain(`${numberWords[layout.cells]} spots`);
    expect(rules).toContain(`one of ${numberWords[symbols.length]} treasures`);
    expect(rules).toContain('out of a million cards');
    expect(prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000_000);
  });

  it('state the lowest and highest count that pays', () => {
    expect(rules).toContain(`at least ${numberWords[layout.alike]} spots`);
    expect(rules).toContain(
      `from ${numberWords[Math.min(...counts)]} to ${numberWords[Math.max(...counts)]}`,
    );
  });

  it('state the content of the bag', () => {
    expect(rules).toContain(
      `a bag with ${numberWords[layout.copies]} of each treasure that is not named, and, on a card that wins nothing, ${numberWords[layout.alike - 1]} of the named one`,
    );
  });
});
