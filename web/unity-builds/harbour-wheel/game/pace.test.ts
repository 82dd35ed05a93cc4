import { expect, it } from 'vitest';
import { openPace } from './pace';

function run({ everyMs, pictures, lively }: { everyMs: number; pictures: number; lively: boolean }) {
  const pace = openPace();
  const due = Array.from({ length: pictures }, (_, picture) => pace.isDue(picture * everyMs, lively));
  return { drawn: due.filter(Boolean).length, fineness: pace.fineness() };
}

it('draws every picture of a wheel that turns, in every pixel, where that is fast enough', () => {
  expect(run({ everyMs: 16, pictures: 300, lively: true })).toEqual({ drawn: 300, fineness: 1 });
});

it('draws coarser pictures where they come too late, and stops before nothing can be read', () => {
  const slow = run({ everyMs: 60, pictures: 8, lively: true });
  const slowest = run({ everyMs: 60, pictures: 300, lively: true });

  expect(slow.fineness).toBeCloseTo(0.72, 9);
  expect(slowest.fineness).toBe(0.4);
});

it('draws few pictures of a wheel at rest, and takes none of them for late', () => {
  expect(run({ everyMs: 16, pictures: 300, lively: false })).toEqual({ drawn: 50, fineness: 1 });
});

it('takes a single late picture for an accident', () => {
  const pace = openPace();

  for (const nowMs of [0, 16, 200, 216, 400, 416, 600]) pace.isDue(nowMs, true);

  expect(pace.fineness()).toBe(1);
});
