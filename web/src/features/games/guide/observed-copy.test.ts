import { describe, expect, it } from 'vitest';
import { observedLabel } from './observed-copy';

const played = {
  coin: 'gold',
  rounds: 12_345,
  staked: 1_234_500,
  paid: 1_174_500,
  return: 0.9514,
  band: { from: 0.931, to: 0.9812 },
} as const;

describe('observedLabel', () => {
  it('states the observed return and the expected range', () => {
    expect(observedLabel(played, 'slots', 'en')).toBe(
      'Gold Coins: 95.14% returned over 12,345 rounds. By chance alone, 99 of 100 samples of this size return between 93.1% and 98.1%.',
    );
  });

  it('states when the return lies outside of the expected range', () => {
    expect(observedLabel({ ...played, return: 0.99 }, 'wheel', 'en')).toContain(
      'this one is outside that range so far',
    );
    expect(observedLabel({ ...played, return: 0.9 }, 'blackjack', 'en')).toMatch(
      /because of other play, so far\.$/,
    );
  });

  it.each([
    ['blackjack', /rounds\. With best play, by chance alone, 99 of 100/],
    ['video-poker', /rounds\. With best play, by chance alone, 99 of 100/],
    [
      'originals',
      /if every round is played with the choice that has the widest spread, and a narrower range otherwise\.$/,
    ],
    ['roulette', /if every chip is on a single number, and a narrower range otherwise\.$/],
  ] as const)('names the assumed strategy of %s', (family, words) => {
    expect(observedLabel(played, family, 'en')).toMatch(words);
  });

  it('omits the range where there is none yet', () => {
    expect(observedLabel({ ...played, rounds: 1, band: null }, 'slots', 'en')).toBe(
      'Gold Coins: 95.14% returned over 1 round.',
    );
  });

  it('states that there was no round yet', () => {
    const nothing = { ...played, rounds: 0, staked: 0, paid: 0, return: null, band: null };

    expect(observedLabel({ ...nothing, coin: 'sweeps' }, 'blackjack', 'en')).toBe(
      'Sweeps Coins: no rounds yet.',
    );
  });
});
