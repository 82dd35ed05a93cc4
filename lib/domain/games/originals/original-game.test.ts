import { describe, expect, it } from 'vitest';
import { dice } from './dice/rules';
import { originalGame } from './original-game';

const game = originalGame(dice);
const draws = { below: () => 1_234 };
const request = { coin: 'gold', stake: 100, choice: 'under 50' } as const;

describe('originalGame', () => {
  it('pays hundredths of the stake', () => {
    expect(game.play(draws, { stake: 500, choice: 'under 50', decisions: [] })).toEqual({
      outcome: { family: 'originals', shown: { roll: [1_234] }, multiple: 198, options: [] },
      staked: 500,
      payout: 990,
      isShownInSteps: false,
    });
  });

  it('waits for a decision while the round offers one', () => {
    const waiting = originalGame({
      ...dice,
      play: () => ({ shown: {}, multiple: 120, options: ['cash-out'] }),
    });

    expect(waiting.play(draws, { stake: 100, choice: 'under 50', decisions: [] })).toMatchObject({
      payout: null,
    });
  });

  it('throws for a choice with a fault, and for a payout that is no whole number', () => {
    const play = (stake: number, choice: string | null) => () =>
      game.play(draws, { stake, choice, decisions: [] });

    expect(play(100, 'sideways')).toThrow('Choose "under" or "over"');
    expect(play(101, 'under 50')).toThrow('no payout');
    expect(play(0, 'under 50')).toThrow('no payout');
  });

  it('refuses choices and stakes that are not offered', () => {
    expect(game.faultIn(request)).toBeNull();
    expect(game.faultIn({ ...request, choice: null })).toMatchObject({ field: 'choice' });
    expect(game.faultIn({ ...request, stake: 150 })).toMatchObject({ field: 'stake' });
    expect(game.faultIn({ ...request, coin: 'sweeps', stake: 1_000 })).toMatchObject({ field: 'stake' });
  });

  it('decides by choice and payout whether a round was hedged', () => {
    const hedged = originalGame({
      ...dice,
      isHedged: (choice, multiple) => choice === null && multiple < 150,
    });

    expect(hedged.isHedged!({ choice: null, staked: 200, payout: 240 })).toBe(true);
    expect(hedged.isHedged!({ choice: null, staked: 200, payout: 300 })).toBe(false);
    expect(hedged.isHedged!({ choice: 'under 50', staked: 200, payout: 240 })).toBe(false);
  });
});
