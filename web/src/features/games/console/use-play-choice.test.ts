import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMemory } from '../demo/memory';
import type { PlayChoice } from '../play-choice';
import { usePlayChoice } from './use-play-choice';

const game = { id: 'hk-slots', stakes: { gold: [100, 500], sweeps: [20, 2_000] } };

beforeEach(() => {
  // The router warns that a static render cannot navigate.
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Opens the game at a backend with this memory. */
function openGame(memory: ReturnType<typeof createMemory>, address = '/'): ReturnType<typeof usePlayChoice> {
  const opened: ReturnType<typeof usePlayChoice>[] = [];
  function Seat() {
    opened.push(usePlayChoice(game, memory));
    return null;
  }
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, createElement(Seat)));
  const [first] = opened;
  if (!first) throw new Error('The game was not rendered');
  return first;
}

const lowestGold: PlayChoice = { coin: 'gold', stake: 100 };
const highestSweeps: PlayChoice = { coin: 'sweeps', stake: 2_000 };

it('preselects the last coin and stake of the same backend, and of no other', () => {
  const [demo, ledger] = [createMemory(), createMemory()];

  openGame(demo).choose(highestSweeps);

  expect(openGame(demo).choice).toEqual(highestSweeps);
  expect(openGame(ledger).choice).toEqual(lowestGold);
});

it('prefers the coin and stake of the address', () => {
  const memory = createMemory();
  openGame(memory).choose(highestSweeps);

  expect(openGame(memory, '/?coin=gold&stake=500').choice).toEqual({ coin: 'gold', stake: 500 });
});
