import { describe, expect, it } from 'vitest';
import { observedReturn, type PlayedRounds, squareOf } from './observed-return';

const exact = { rtp: 0.95, standardDeviation: 4 };

/** A number of rounds per stake, in Gold Coins. */
function played(rounds: Readonly<Record<number, number>>, paid = 0): PlayedRounds {
  const stakes = Object.entries(rounds).map(([stake, count]) => ({ stake: Number(stake), count }));
  const sumOf = (of: (stake: number) => number) =>
    stakes.reduce((sum, { stake, count }) => sum + count * of(stake), 0);
  return {
    rounds: sumOf(() => 1),
    staked: sumOf((stake) => stake),
    squares: sumOf((stake) => squareOf('gold', stake)),
    paid,
  };
}

describe('observedReturn', () => {
  it('divides what was paid by what was staked, over all stakes', () => {
    expect(observedReturn('gold', played({ 100: 30, 1000: 2 }, 4000), exact)).toMatchObject({
      rounds: 32,
      staked: 5000,
      return: 0.8,
    });
  });

  it('has a band around the exact RTP that shrinks with the square root of the rounds', () => {
    const few = observedReturn('gold', played({ 100: 10_000 }), exact).band!;
    const many = observedReturn('gold', played({ 100: 1_000_000 }), exact).band!;

    expect(few.to - exact.rtp).toBeCloseTo((2.575829 * 4) / 100, 9);
    expect(exact.rtp - few.from).toBeCloseTo(few.to - exact.rtp, 9);
    expect((few.to - few.from) / (many.to - many.from)).toBeCloseTo(10, 9);
  });

  it('has a wider band when few rounds hold most of the stakes', () => {
    const even = observedReturn('gold', played({ 100: 1000 }), exact).band!;
    const uneven = observedReturn('gold', played({ 100: 500, 50_000: 1 }), exact).band!;

    expect(uneven.to).toBeGreaterThan(even.to);
    expect(uneven.from).toBe(0);
  });

  it('has the same band in either coin', () => {
    const ofSweeps = { rounds: 50, staked: 1000, squares: 50 * squareOf('sweeps', 20), paid: 900 };

    expect(observedReturn('sweeps', ofSweeps, exact).band!.to).toBeCloseTo(
      observedReturn('gold', played({ 100: 50 }), exact).band!.to,
      9,
    );
  });

  it('returns null for return and band before the first round', () => {
    expect(observedReturn('gold', played({}), exact)).toEqual({
      rounds: 0,
      staked: 0,
      paid: 0,
      return: null,
      band: null,
    });
  });

  it('contains 99 of 100 random series in its band', () => {
    // A fair coin: nothing, or twice the stake; mulberry32 yields the same series each time.
    const random = mulberry32(20_261_121);
    const coin = { rtp: 1, standardDeviation: 1 };
    let within = 0;
    for (let series = 0; series < 2000; series += 1) {
      let paid = 0;
      for (let round = 0; round < 400; round += 1) paid += random() < 0.5 ? 0 : 200;
      const { return: share, band } = observedReturn('gold', played({ 100: 400 }, paid), coin);
      if (band!.from <= share! && share! <= band!.to) within += 1;
    }

    expect(within / 2000).toBeGreaterThan(0.985);
    expect(within / 2000).toBeLessThan(0.996);
  });
});

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
