import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  angleAt,
  drawBack,
  isOver,
  letGo,
  restingAngle,
  segmentAt,
  spinTo,
  type Turn,
  type WheelMotion,
} from './wheel-motion';

const evenly: Turn = (part, from, travel) => from + Math.min(1, part) * travel;

it('comes to rest on the drawn segment from any angle', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 40 })
        .chain((segments) => fc.tuple(fc.constant(segments), fc.nat(segments - 1))),
      fc.double({ min: -50, max: 50, noNaN: true }),
      ([segments, segment], from) => {
        const motion = spinTo(segment, segments, from, 1_000);

        expect(segmentAt(angleAt(motion, 1e9, evenly), segments)).toBe(segment);
        expect(motion).toMatchObject({ kind: 'turning', from });
      },
    ),
  );
});

it('turns clockwise at least three times before it rests', () => {
  const motion = spinTo(5, 24, 0.3, 0) as Extract<WheelMotion, { kind: 'turning' }>;

  expect(motion.travel).toBeGreaterThanOrEqual(6 * Math.PI);
  expect(motion.travel).toBeLessThan(8 * Math.PI);
  expect([isOver(motion, motion.durationMs - 1), isOver(motion, motion.durationMs)]).toEqual([false, true]);
});

it('is drawn back by at most a tenth while the answer is pending, and returns without one', () => {
  const motion = drawBack(2, 0);
  const waiting = angleAt(motion, 60_000, evenly);
  const back = letGo(waiting, 2, 60_000);

  expect(angleAt(motion, 0, evenly)).toBe(2);
  expect(waiting).toBeCloseTo(1.9, 6);
  expect(angleAt(back, 61_000, evenly)).toBeCloseTo(2, 9);
});

it('knows the segment under the pointer', () => {
  const segments = Array.from({ length: 24 }, (_, segment) => segmentAt(restingAngle(segment, 24), 24));

  expect(segments).toEqual(Array.from({ length: 24 }, (_, segment) => segment));
});
