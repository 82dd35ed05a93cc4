import { describe, expect, it } from 'vitest';
import { harbourWheel } from './harbour-wheel';
import type { Wheel } from './wheel';
import { canonicalWheel, wheelGame } from './wheel-game';

const play = { stake: 100, choice: null, decisions: [] };

describe('wheelGame', () => {
  it('stops on each segment with the same probability and pays its multiple', () => {
    const game = wheelGame(harbourWheel);

    const rounds = harbourWheel.segments.map((_, number) =>
      game.play(
        {
          below: (bound) => {
            expect(bound).toBe(24);
            return number;
          },
        },
        play,
      ),
    );

    expect(rounds).toEqual(
      harbourWheel.segments.map(({ multiple }, segment) => ({
        outcome: { family: 'wheel', segment, multiple, payout: multiple * 100 },
        staked: 100,
        payout: multiple * 100,
        isShownInSteps: false,
      })),
    );
  });

  it('refuses decisions and choices', () => {
    const game = wheelGame(harbourWheel);

    expect(game.play({ below: () => 0 }, { ...play, decisions: ['again'] })).toEqual({
      code: 'games/decision-not-allowed',
    });
    expect(game.faultIn({ coin: 'gold', stake: 100, choice: '7' })?.field).toBe('choice');
    expect(game.faultIn({ coin: 'gold', stake: 99, choice: null })?.field).toBe('stake');
    expect(game.faultIn({ coin: 'gold', stake: 100, choice: null })).toBeNull();
  });

  it('needs one block', () => {
    expect(wheelGame(harbourWheel).blocks).toBe(1);
  });
});

describe('canonicalWheel', () => {
  it('returns the same text for any order of properties', () => {
    const backwards = Object.fromEntries(Object.entries(harbourWheel).reverse()) as unknown as Wheel;

    expect(canonicalWheel(backwards)).toBe(canonicalWheel(harbourWheel));
  });

  it.each<[string, Partial<Wheel>]>([
    ['version', { version: 2 }],
    ['order of segments', { segments: [...harbourWheel.segments].reverse() }],
    ['weight of a segment', { segments: harbourWheel.segments.map((each) => ({ ...each, weight: 2 })) }],
    ['stakes', { stakes: { ...harbourWheel.stakes, gold: [100] } }],
  ])('changes with the %s', (_, change) => {
    expect(canonicalWheel({ ...harbourWheel, ...change })).not.toBe(canonicalWheel(harbourWheel));
  });
});
