import { describe, expect, it } from 'vitest';
import { fullShoe } from './choice-pays';
import { naiveResultWeights } from './naive-round-fixture';
import { resultWeights } from './result-weights';

describe('resultWeights', () => {
  it('counts the results of eight decks as published: banker 45.86 %, player 44.62 %, tie 9.52 %', () => {
    const weights = resultWeights(fullShoe());

    expect(weights).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    });
    const all = 4_998_398_275_503_360;
    expect(
      [weights.banker / all, weights.player / all, weights.tie / all].map((each) => each.toFixed(6)),
    ).toEqual(['0.458597', '0.446247', '0.095156']);
  });

  it.each([
    ['nine cards of different values', [0, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['many tens and low cards', [3, 2, 2, 1]],
    ['few cards that end rounds early', [2, 1, 1, 0, 1, 0, 1, 0, 1, 1]],
  ])('agrees with every order of the cards of a small shoe: %s', (_, shoe) => {
    expect(resultWeights(shoe)).toEqual(naiveResultWeights(shoe));
  });

  it('rejects a shoe whose sums would not be exact', () => {
    expect(() => resultWeights([500])).toThrow(RangeError);
  });
});
