import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublishedGame } from '#contracts/play/public-routes';
import { roulette } from '#domain/games/roulette/roulette-game';
import type { Coin } from '#domain/money/coin';
import { createMemory } from '../demo/memory';
import { type MostARound, useMostARound } from './use-most-a-round';

const { id, family, rules, stakes } = roulette;
const game = { id, stakes, rules: { family, ...rules } } as unknown as PublishedGame;

/** Opens the table at a backend with this memory. */
function openTable(memory: ReturnType<typeof createMemory>, coin: Coin): MostARound {
  const opened: (MostARound | null)[] = [];
  function Table() {
    opened.push(useMostARound(game, coin, memory));
    return null;
  }
  renderToStaticMarkup(createElement(Table));
  const [first] = opened;
  if (!first) throw new Error('The table has no limit');
  return first;
}

it('begins with twenty of the lowest chips', () => {
  expect(openTable(createMemory(), 'gold').most).toBe(2_000);
});

it('has the limit of the last visit with the same coin and backend', () => {
  const [ledger, demo] = [createMemory(), createMemory()];

  openTable(ledger, 'gold').allow(5_000);

  expect(openTable(ledger, 'gold').most).toBe(5_000);
  expect(openTable(ledger, 'sweeps').most).toBe(openTable(demo, 'sweeps').most);
  expect(openTable(demo, 'gold').most).toBe(2_000);
});

it('begins low again with a stored limit that is not offered', () => {
  const memory = createMemory();

  openTable(memory, 'gold').allow(2_345);

  expect(openTable(memory, 'gold').most).toBe(2_000);
});
