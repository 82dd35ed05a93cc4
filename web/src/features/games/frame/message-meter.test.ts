import { expect, it } from 'vitest';
import { createMessageMeter } from './message-meter';

const setup = () => createMessageMeter({ perSecond: 20, burst: 40 });
const count = (mayComeIn: (nowMs: number) => boolean, times: readonly number[]) =>
  times.filter((nowMs) => mayComeIn(nowMs)).length;

it('lets a burst in, and not one message more', () => {
  const mayComeIn = setup();

  expect(count(mayComeIn, Array<number>(100).fill(5_000))).toBe(40);
});

it('lets in so many a second for as long as anybody likes', () => {
  const mayComeIn = setup();
  const steady = Array.from({ length: 2_000 }, (_, index) => index * 50);

  expect(count(mayComeIn, steady)).toBe(2_000);
});

it('makes up for a burst with time, and never beyond it', () => {
  const mayComeIn = setup();
  count(mayComeIn, Array<number>(40).fill(0));

  expect(count(mayComeIn, Array<number>(100).fill(1_000))).toBe(20);
  expect(count(mayComeIn, Array<number>(100).fill(3_600_000))).toBe(40);
});

it('is not fooled by a clock that goes back', () => {
  const mayComeIn = setup();
  count(mayComeIn, Array<number>(40).fill(10_000));

  expect(count(mayComeIn, [9_000, 8_000, 0])).toBe(0);
});
