import { describe, expect, it } from 'vitest';
import {
  brakingMs,
  landingMs,
  planStop,
  reelPosition,
  type ReelRun,
  reelSpeed,
  restsAtMs,
} from './reel-motion';

const turning: ReelRun = { startedAtMs: 1_000, stop: null };
const stopping: ReelRun = { startedAtMs: 1_000, stop: planStop(1_000, 1_800, 4) };

describe('reelPosition', () => {
  it('is 0 before and at the start', () => {
    expect(reelPosition(turning, 900)).toBe(0);
    expect(reelPosition(turning, 1_000)).toBe(0);
  });

  it('winds up backwards by less than half a symbol before it starts', () => {
    const positions = Array.from({ length: 30 }, (_, step) => reelPosition(turning, 1_000 + step * 10));

    expect(Math.min(...positions)).toBeLessThan(-0.02);
    expect(Math.min(...positions)).toBeGreaterThan(-0.5);
  });

  it('moves at a steady speed until a stop is planned', () => {
    const early = reelPosition(turning, 2_100) - reelPosition(turning, 2_000);
    const late = reelPosition(turning, 62_100) - reelPosition(turning, 62_000);

    expect(late).toBeCloseTo(early, 6);
  });

  it('moves at most twice the cruise distance within a millisecond', () => {
    const furthest = (2 * 26) / 1_000;

    for (let ms = 900; ms < 3_200; ms += 1) {
      const moved = Math.abs(reelPosition(stopping, ms + 1) - reelPosition(stopping, ms));
      expect(moved, `at ${ms} ms`).toBeLessThan(furthest);
    }
  });

  it('overshoots its landing before it settles', () => {
    const landing = stopping.stop?.landing ?? 0;
    const rest = restsAtMs(stopping) ?? 0;
    const positions = Array.from({ length: 400 }, (_, step) => reelPosition(stopping, rest - step));

    expect(Math.max(...positions)).toBeGreaterThan(landing + 0.05);
    expect(Math.max(...positions)).toBeLessThan(landing + 0.6);
  });

  it('stays exactly on its landing once at rest', () => {
    const rest = restsAtMs(stopping) ?? 0;

    expect(reelPosition(stopping, rest)).toBe(stopping.stop?.landing);
    expect(reelPosition(stopping, rest + 10_000)).toBe(stopping.stop?.landing);
  });
});

describe('anticipated reel', () => {
  const slowing: ReelRun = { startedAtMs: 1_000, stop: planStop(1_000, 3_000, 2, 2_000) };
  const brakeAtMs = slowing.stop?.brakeAtMs ?? 0;

  it('turns at cruise speed until it slows down', () => {
    expect(reelPosition(slowing, 1_999)).toBe(reelPosition(turning, 1_999));
  });

  it('turns slowly and steadily before it brakes', () => {
    expect(reelSpeed(slowing, 2_900)).toBeCloseTo(10, 5);
    expect(reelSpeed(slowing, brakeAtMs - 20)).toBeCloseTo(10, 5);
  });

  it('never turns backwards or jumps until it has landed', () => {
    const landsAtMs = brakeAtMs + landingMs(2, true);

    for (let ms = 1_900; ms < landsAtMs - 1; ms += 1) {
      const moved = reelPosition(slowing, ms + 1) - reelPosition(slowing, ms);
      expect(moved, `at ${ms} ms`).toBeGreaterThanOrEqual(0);
      expect(moved, `at ${ms} ms`).toBeLessThan((2 * 26) / 1_000);
    }
  });

  it('brakes from its slow speed without a jolt', () => {
    const before = reelPosition(slowing, brakeAtMs) - reelPosition(slowing, brakeAtMs - 1);
    const after = reelPosition(slowing, brakeAtMs + 1) - reelPosition(slowing, brakeAtMs);

    expect(after).toBeCloseTo(before, 3);
  });

  it('rests exactly on its landing', () => {
    expect(reelPosition(slowing, restsAtMs(slowing) ?? 0)).toBe(slowing.stop?.landing);
    expect(Number.isInteger(slowing.stop?.landing)).toBe(true);
  });
});

describe('landingMs', () => {
  it.each([
    ['from its cruise', 4, null],
    ['from its slow turning', 2, 1_500],
  ])('is the time until a reel that brakes %s first passes its landing', (_, symbols, slowsAtMs) => {
    const stop = planStop(1_000, 2_000, symbols, slowsAtMs);
    const run: ReelRun = { startedAtMs: 1_000, stop };
    const lands = stop.brakeAtMs + landingMs(symbols, slowsAtMs !== null);

    expect(reelPosition(run, lands - 2)).toBeLessThan(stop.landing);
    expect(reelPosition(run, lands + 2)).toBeGreaterThan(stop.landing);
  });
});

describe('planStop', () => {
  it('starts braking within one symbol of the request', () => {
    const stop = planStop(1_000, 1_800, 4);

    expect(stop.brakeAtMs).toBeGreaterThanOrEqual(1_800);
    expect(stop.brakeAtMs).toBeLessThan(1_800 + 1_000 / 26);
  });

  it('lands on a whole symbol, one braking distance further on', () => {
    const stop = planStop(1_000, 1_803.7, 4);

    expect(Number.isInteger(stop.landing)).toBe(true);
    expect(stop.landing - stop.brakeFrom).toBe(4);
  });

  it('lets a reel wind up first when the answer is immediate', () => {
    expect(planStop(1_000, 1_000, 4).brakeAtMs).toBeGreaterThanOrEqual(1_300);
  });
});

describe('reelSpeed', () => {
  it('is the cruise speed while turning and 0 at rest', () => {
    expect(reelSpeed(turning, 5_000)).toBeCloseTo(26, 5);
    expect(reelSpeed(stopping, 60_000)).toBe(0);
  });
});

describe('restsAtMs', () => {
  it('is null while no stop is planned', () => {
    expect(restsAtMs(turning)).toBeNull();
  });

  it('is the end of the braking', () => {
    expect(restsAtMs(stopping)).toBe((stopping.stop?.brakeAtMs ?? 0) + brakingMs(4));
  });
});
