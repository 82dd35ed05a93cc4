import { describe, expect, it } from 'vitest';
import { brakingMs, landingMs } from './reel-motion';
import { stopOrder } from './stop-order';

const none = [false, false, false, false, false];
const stopsOf = (moments: ReturnType<typeof stopOrder>) => moments.map(({ stopsAtMs }) => stopsAtMs);

describe('stopOrder', () => {
  it('turns the reels for a minimum time when the answer is immediate', () => {
    const [first] = stopsOf(stopOrder(1_000, 1_010, none, 4));

    expect(first).toBe(1_620);
  });

  it('stops no reel before a late answer', () => {
    const moments = stopsOf(stopOrder(1_000, 9_000, none, 4));

    expect(Math.min(...moments)).toBe(9_000);
  });

  it('stops the reels one by one from left to right', () => {
    const moments = stopsOf(stopOrder(0, 0, none, 4));

    expect(moments).toHaveLength(5);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(new Set(moments).size).toBe(5);
  });

  it('brings every reel to rest within the shortest cycle of 2.5 s when the answer is immediate', () => {
    const last = stopsOf(stopOrder(0, 100, none, 4)).at(-1) ?? Infinity;

    expect(last + 1_000 / 26 + brakingMs(4)).toBeLessThan(2_500);
  });

  it('slows no reel without anticipation', () => {
    const moments = stopOrder(0, 0, none, 4);

    expect(moments.map(({ slowsAtMs }) => slowsAtMs)).toEqual([null, null, null, null, null]);
  });

  it('slows every anticipated reel when the reel before the first of them lands', () => {
    const moments = stopOrder(0, 0, [false, false, true, true, true], 4);

    const landed = (moments[1]?.stopsAtMs ?? 0) + landingMs(4);
    expect(moments.map(({ slowsAtMs }) => slowsAtMs)).toEqual([null, null, landed, landed, landed]);
  });

  it('stops an anticipated reel shortly after the one before it has landed', () => {
    const moments = stopOrder(0, 0, [false, false, true, true, true], 4);

    for (const reel of [2, 3, 4]) {
      const before = moments[reel - 1];
      const awaited = moments[reel];
      const landed =
        (before?.stopsAtMs ?? 0) + landingMs(before?.brakeSymbols ?? 0, before?.slowsAtMs !== null);
      const suspenseMs = (awaited?.stopsAtMs ?? 0) - landed;
      expect(suspenseMs, `reel ${reel}`).toBeGreaterThanOrEqual(400);
      expect(suspenseMs, `reel ${reel}`).toBeLessThan(1_000);
    }
  });

  it('does not change the reels before the first anticipated one', () => {
    const awaiting = stopsOf(stopOrder(0, 0, [false, false, false, false, true], 4));

    expect(awaiting.slice(0, 4)).toEqual(stopsOf(stopOrder(0, 0, none, 4)).slice(0, 4));
  });

  it('lands from left to right when a reel in between is not anticipated', () => {
    const moments = stopOrder(0, 0, [false, false, true, false, true], 4);
    const landings = moments.map(
      ({ stopsAtMs, brakeSymbols, slowsAtMs }) => stopsAtMs + landingMs(brakeSymbols, slowsAtMs !== null),
    );

    expect(landings).toEqual(landings.toSorted((one, other) => one - other));
    expect(moments[3]?.slowsAtMs).toBeNull();
  });
});
