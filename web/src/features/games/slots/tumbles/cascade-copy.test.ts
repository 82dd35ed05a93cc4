import { describe, expect, it } from 'vitest';
import { lanternCascade } from '#domain/games/slots/lantern-cascade/machine';
import { lanternCascadeAtlas } from '../../lantern-cascade/atlas';
import { exampleRound, exampleSpin } from '../rounds/example-round';
import { cascadeLabel, stepMessage, tumblesResult } from './cascade-copy';
import { exampleCascade } from './example-cascade';

const cascade = exampleCascade();

describe('stepMessage', () => {
  it('states the win of a window in one line, with the multiplier from the second on', () => {
    const messages = cascade.steps.map((step) =>
      stepMessage({ step, isFalling: false }, 'gold', lanternCascadeAtlas, 'en-US'),
    );

    expect(messages).toEqual(['3 × Red lantern pays 120', '×2: 2 symbols pay 1,180']);
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
