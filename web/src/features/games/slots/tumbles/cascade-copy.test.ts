import { describe, expect, it } from 'vitest';
import { lanternCascade } from '#domain/games/slots/lantern-cascade/machine';
import { lanternCascadeAtlas } from '../../lantern-cascade/atlas';
import { hopeOf } from '../motion/anticipation';
import { exampleRound, exampleSpin } from '../rounds/example-round';
import { cascadeLabel, stepMessage, tumblesResult } from './cascade-copy';
import type { Cascade, CascadeStep } from './cascade-steps';

const at = { strips: lanternCascade.reels, stops: [], hope: hopeOf(lanternCascade, 0) };
const step: CascadeStep = {
  ...{ at, after: at, tumbles: 0, multiplier: 1, cells: [], countFrom: 0, countTo: 120 },
  wins: [{ symbol: 'red-lantern', count: 3, ways: 2, payout: 120 }],
};
const second: CascadeStep = {
  ...step,
  ...{ tumbles: 1, multiplier: 2, countFrom: 120, countTo: 1_300 },
  wins: [
    { symbol: 'star-lantern', count: 4, ways: 1, payout: 1_000 },
    { symbol: 'jade-lantern', count: 3, ways: 3, payout: 180 },
  ],
};
const cascade: Cascade = { steps: [step, second], rest: at, window: [], isCelebrated: true };

describe('stepMessage', () => {
  it('states the win of a window in one line, with the multiplier from the second on', () => {
    const message = (on: CascadeStep) =>
      stepMessage({ step: on, isFalling: false }, 'gold', lanternCascadeAtlas, 'en-US');

    expect(message(step)).toBe('3 × Red lantern pays 120');
    expect(message(second)).toBe('×2: 2 symbols pay 1,180');
  });
});

describe('cascadeLabel', () => {
  it('reads out every window after the first and the number of tumbles', () => {
    expect(cascadeLabel(cascade, 'gold', lanternCascadeAtlas, 'en-US')).toBe(
      'After 1 tumble, every win times 2: 4 × Star lantern in 1 way, 1,000; 3 × Jade lantern in 3 ways, 180. ' +
        '2 tumbles in total.',
    );
  });

  it('is empty without a cascade', () => {
    expect(cascadeLabel(null, 'gold', lanternCascadeAtlas)).toBe('');
  });
});

describe('tumblesResult', () => {
  it.each([
    [1, '1 tumble.'],
    [2, '2 tumbles, wins up to ×2.'],
    [6, '6 tumbles, wins up to ×10.'],
  ])('states %d tumbles and the highest multiplier of a win', (tumbles, text) => {
    const round = exampleRound({ outcome: { family: 'slots', spins: [exampleSpin({ tumbles })] } });

    expect(tumblesResult(round, lanternCascade.tumbles!)).toBe(text);
  });

  it('is null without tumbles', () => {
    expect(tumblesResult(exampleRound(), lanternCascade.tumbles!)).toBeNull();
  });
});
