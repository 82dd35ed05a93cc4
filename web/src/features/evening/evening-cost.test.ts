import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOf } from './evening-cost';

it.each([
  // The first of the three evenings in the post "The price of an evening".
  { of: 'a calm hour of slots', stake: 20, roundsPerHour: 300, minutes: 60, rtp: 9550, is: [300, 6000, 270] },
  {
    of: 'roulette on numbers',
    stake: 100,
    roundsPerHour: 150,
    minutes: 60,
    rtp: 9730,
    is: [150, 15_000, 405],
  },
  { of: 'half an hour', stake: 20, roundsPerHour: 300, minutes: 30, rtp: 9550, is: [150, 3000, 135] },
  { of: 'a round and a half', stake: 100, roundsPerHour: 3, minutes: 30, rtp: 9000, is: [1, 100, 10] },
  { of: 'half a hundredth', stake: 50, roundsPerHour: 1, minutes: 60, rtp: 9900, is: [1, 50, 1] },
  {
    of: 'a game that keeps nothing',
    stake: 100,
    roundsPerHour: 60,
    minutes: 60,
    rtp: 10_000,
    is: [60, 6000, 0],
  },
])('computes the cost of $of', ({ stake, roundsPerHour, minutes, rtp, is }) => {
  const { rounds, staked, cost } = costOf({ stake, roundsPerHour, minutes, rtpBasisPoints: rtp });

  expect([rounds, staked, cost]).toEqual(is);
});

it('never exceeds the staked amount, is an integer of hundredths, and doubles with the stake', () => {
  const evening = fc.record({
    stake: fc.integer({ min: 1, max: 1_000_000 }),
    roundsPerHour: fc.integer({ min: 1, max: 1_440 }),
    minutes: fc.integer({ min: 1, max: 1_440 }),
    rtpBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  });

  fc.assert(
    fc.property(evening, (planned) => {
      const { cost, staked } = costOf(planned);
      const twice = costOf({ ...planned, stake: planned.stake * 2 });

      expect(Number.isSafeInteger(cost)).toBe(true);
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(cost).toBeLessThanOrEqual(staked);
      expect(Math.abs(twice.cost - 2 * cost)).toBeLessThanOrEqual(1);
    }),
  );
});
