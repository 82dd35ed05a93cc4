import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOf } from '#domain/games/video-poker/deck';
import { dealingOrder, dealRound } from './dealing';
import { readHands } from './read-round';

const round = readHands({
  shown: { player: ['2c', '3c', '4c'].map(cardOf), banker: ['5d', '6d'].map(cardOf) },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table that records the cards on it and the sounds. */
function setup({ motion = 'moving', hidden = false } = {}) {
  vi.stubGlobal('document', { hidden, documentElement: { dataset: { motion } } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const dealt: number[] = [];
  const hand = { deal: (card: number) => void dealt.push(card) };
  const card = vi.fn<() => void>();
  const interruption = new AbortController();
  const dealing = dealRound(
    round,
    { player: hand, banker: hand },
    { tones: { card }, motion: interruption.signal },
  );
  return { dealt, card, interruption, dealing };
}

describe('dealingOrder', () => {
  it('deals to the hands in turn, and third cards last', () => {
    expect(dealingOrder(round).map(({ to, card }) => [to, card])).toEqual([
      ['player', cardOf('2c')],
      ['banker', cardOf('5d')],
      ['player', cardOf('3c')],
      ['banker', cardOf('6d')],
      ['player', cardOf('4c')],
    ]);
  });
});

describe('dealRound', () => {
  it('deals card by card, each with its sound', async () => {
    const { dealt, card, dealing } = setup();

    await vi.advanceTimersByTimeAsync(0);
    expect([dealt.length, card.mock.calls.length]).toEqual([1, 1]);
    await vi.runAllTimersAsync();
    await dealing;

    expect([dealt.length, card.mock.calls.length]).toEqual([5, 5]);
  });

  it.each([
    ['with reduced motion', { motion: 'still' }],
    ['on a hidden page', { hidden: true }],
  ])('deals all cards at once %s, with one sound', async (_, surroundings) => {
    const { dealt, card, dealing } = setup(surroundings);

    await dealing;

    expect([dealt.length, card.mock.calls.length]).toEqual([5, 1]);
  });

  it('deals no further card once its motion is aborted', async () => {
    const { dealt, interruption, dealing } = setup();
    await vi.advanceTimersByTimeAsync(0);

    interruption.abort();
    await vi.runAllTimersAsync();
    await dealing;

    expect(dealt).toEqual([cardOf('2c')]);
  });
});
