import { expect, it } from 'vitest';
import { openPace } from './pace';

function run({ everyMs, pictures, lively }: { everyMs: number; pictures: number; lively: boolean }) {
  const pace = openPace();
  const due = Array.from({ length: pictures }, (_, picture) => pace.isDue(picture * everyMs, lively));
  return { drawn: due.filter(Boolean).length, fineness: pace.fineness() };
}

it('draws every frame of a turning wheel at full resolution on a fast device', () => {
  expect(run({ everyMs: 16, pictures: 300, lively: true })).toEqual({ drawn: 300, fineness: 1 });
});

it('lowers the resolution after late frames, down to a readable minimum', () => {
  const slow = run({ everyMs: 60, pictures: 8, lively: true });
  const slowest = run({ everyMs: 60, pictures: 300, lively: true });

  expect(slow.fineness).toBeCloseTo(0.72, 9);
  expect(slowest.fineness).toBe(0.4);
});

it('draws few frames of a wheel at rest, and counts none of them as late', () => {
  expect(run({ everyMs: 16, pictures: 300, lively: false })).toEqual({ drawn: 50, fineness: 1 });
});

it('ignores a single late frame', () => {
  const pace = openPace();

  for (const nowMs of [0, 16, 200, 216, 400, 416, 600]) pace.isDue(nowMs, true);

  expect(pace.fineness()).toBe(1);
});
