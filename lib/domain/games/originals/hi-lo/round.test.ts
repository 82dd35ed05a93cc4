import { describe, expect, it } from 'vitest';
import { replayDraws } from '#domain/fairness/draws';
import type { OriginalRound } from '../original';
import { hiLo } from './rules';

/** Position of a rank in the deck: spades. */
const [ace, two, seven, queen, king] = [0, 1, 6, 11, 12];

/** Plays with these cards. */
function play(cards: readonly number[], decisions: readonly string[]): OriginalRound {
  const recorded = replayDraws(cards);
  const round = hiLo.play(recorded, null, decisions);
  if ('code' in round) throw new Error(round.code);
  expect(recorded.left()).toBe(0);
  return round;
}

describe('hi-lo', () => {
  it('begins with one card and nothing to collect', () => {
    expect(play([seven], [])).toEqual({
      shown: { cards: [seven] },
      multiple: 0,
      options: ['higher', 'lower', 'skip'],
    });
  });

  it.each([
    ['an ace', ace, ['higher', 'same', 'skip']],
    ['a two', two, ['higher', 'lower', 'skip']],
    ['a queen of hearts', 13 + queen, ['higher', 'lower', 'skip']],
    ['a king', king, ['lower', 'same', 'skip']],
  ])('offers the guesses on %s', (_, card, options) => {
    expect(play([card], []).options).toEqual(options);
  });

  it.each([
    // 0.99 × 13 / 7 = 1.8385
    ['higher, on a higher card', [seven, king], 'higher', 183],
    ['higher, on the same rank', [seven, 13 + seven], 'higher', 183],
    ['lower, on a lower card', [seven, ace], 'lower', 183],
    ['lower, on the same rank', [seven, seven], 'lower', 183],
    // 0.99 × 13 / 12 = 1.0725
    ['higher, on an ace', [ace, two], 'higher', 107],
    ['lower, on a king', [king, queen], 'lower', 107],
    ['the same, on an ace', [ace, 26 + ace], 'same', 1287],
    ['the same, on a king', [king, king], 'same', 1287],
  ])('goes on after a right guess: %s', (_, cards, guess, multiple) => {
    const round = play(cards, [guess]);

    expect(round.multiple).toBe(multiple);
    expect(round.options).toContain('cash-out');
  });

  it.each([
    ['higher, on a lower card', [seven, two], 'higher'],
    ['lower, on a higher card', [seven, queen], 'lower'],
    ['higher, on an ace again', [ace, ace], 'higher'],
    ['lower, on a king again', [king, king], 'lower'],
    ['the same, on another rank', [king, ace], 'same'],
  ])('ends without a payout after a wrong guess: %s', (_, cards, guess) => {
    expect(play(cards, [guess])).toEqual({ shown: { cards }, multiple: 0, options: [] });
  });

  it('rounds the exact chance of all right guesses down once', () => {
    const round = play([ace, king, ace], ['higher', 'lower']);

    // 0.99 × (13 / 12)² = 1.1618; rounding after each guess would give 1.15.
    expect(round.multiple).toBe(116);
  });

  it('pays the multiple when the player collects, and draws no further card', () => {
    expect(play([seven, king], ['higher', 'cash-out'])).toEqual({
      shown: { cards: [seven, king] },
      multiple: 183,
      options: [],
    });
  });

  it('skips three cards in a row, and three more after a guess', () => {
    const skipped = play([seven, ace, two, queen], ['skip', 'skip', 'skip']);
    const guessed = play([seven, ace, two, queen, king], ['skip', 'skip', 'skip', 'higher']);

    expect(skipped.options).toEqual(['higher', 'lower']);
    expect(guessed.options).toContain('skip');
    // 0.99 × 13 / 2: only the card on which the guess was made counts.
    expect(guessed.multiple).toBe(643);
  });

  it('ends by itself with the tenth right guess', () => {
    const cards = Array.from({ length: 11 }, () => seven);
    const decisions = Array.from({ length: 10 }, () => 'higher');

    // 0.99 × (13 / 7)¹⁰ = 483.15
    expect(play(cards, decisions)).toEqual({ shown: { cards }, multiple: 48_315, options: [] });
  });

  it('offers no guess that would lead to the cap', () => {
    const round = play([king, king, king, king], ['same', 'same', 'same']);

    // 0.99 × 13³ = 2,175.03; a fourth time the same would lead to 28,275.39.
    expect([round.multiple, round.options]).toEqual([217_503, ['lower', 'skip', 'cash-out']]);
  });

  it('ends by itself on a card that leaves no guess below the cap', () => {
    const cards = [king, king, king, king, seven, seven, seven];
    const round = play(cards, ['same', 'same', 'same', 'lower', 'higher', 'higher']);

    // 0.99 × 13⁶ / (12 × 7 × 7) = 8,126.77; on a seven, either guess would lead to 15,092.57.
    expect(round).toEqual({ shown: { cards }, multiple: 812_677, options: [] });
  });

  it.each([
    ['collecting before a guess', [seven], [], 'cash-out'],
    ['the same on a seven', [seven], [], 'same'],
    ['lower on an ace', [ace], [], 'lower'],
    ['higher on a king', [king], [], 'higher'],
    ['a fourth skip in a row', [seven, seven, seven, seven], ['skip', 'skip', 'skip'], 'skip'],
    ['another word', [seven], [], 'Higher'],
    ['a guess after a wrong one', [seven, ace], ['higher'], 'higher'],
    ['collecting twice', [seven, king], ['higher', 'cash-out'], 'cash-out'],
  ])('does not allow %s', (_, cards, before, decision) => {
    expect(hiLo.play(replayDraws(cards), null, [...before, decision])).toEqual({
      code: 'games/decision-not-allowed',
    });
  });

  it('takes at most 41 decisions', () => {
    const once = ['skip', 'skip', 'skip', 'higher'];
    const decisions = Array.from({ length: 10 }, () => once).flat();

    const round = hiLo.play({ below: () => seven }, null, decisions);

    expect(decisions).toHaveLength(40);
    expect(round).toMatchObject({ options: [] });
  });
});
