import { describe, expect, it } from 'vitest';
import { hiLoNumbers } from '#domain/games/originals/hi-lo/numbers';
import { progressOf } from './progress';

function progress(cards: readonly number[], decisions: string[]) {
  return progressOf(hiLoNumbers, { shown: { cards }, round: { decisions } });
}

describe('progressOf', () => {
  it('has the first card before any decision', () => {
    expect(progress([6], [])).toEqual({
      cards: [{ card: '7s', after: 'start', isRight: true }],
      state: { rank: 6, right: 0, product: 1, skipped: 0 },
    });
  });

  it('follows skips and right guesses', () => {
    const { cards, state } = progress([6, 13 + 9, 26 + 12, 39], ['skip', 'higher', 'lower']);

    expect(cards.map(({ card, after }) => `${card} ${after}`)).toEqual([
      '7s start',
      'Th skip',
      'Kd higher',
      'Ac lower',
    ]);
    expect(state).toEqual({ rank: 0, right: 2, product: 4 * 12, skipped: 0 });
  });

  it('counts the skips since the last guess', () => {
    expect(progress([6, 7, 8], ['skip', 'skip']).state.skipped).toBe(2);
  });

  it('marks the card of a wrong guess and keeps the state before it', () => {
    const { cards, state } = progress([6, 5], ['higher']);

    expect(cards.at(-1)).toEqual({ card: '6s', after: 'higher', isRight: false });
    expect(state.right).toBe(0);
  });

  it('shows no card for collecting', () => {
    expect(progress([6, 7], ['higher', 'cash-out']).cards).toHaveLength(2);
  });
});
