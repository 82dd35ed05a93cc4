import { expect, it } from 'vitest';
import { createMessageMeter } from './message-meter';

const setup = () => createMessageMeter({ perSecond: 20, burst: 40 });
const count = (mayComeIn: (nowMs: number) => boolean, times: readonly number[]) =>
  times.filter((nowMs) => mayComeIn(nowMs)).length;

it('admits a burst, and no message above it', () => {
  const mayComeIn = setup();

  expect(count(mayComeIn, Array<number>(100).fill(5_000))).toBe(40);
});

it('admits the steady rate indefinitely', () => {
  const mayComeIn = setup();
  const steady = Array.from({ length: 2_000 }, (_, index) => index * 50);

  expect(count(mayComeIn, steady)).toBe(2_000);
});

it('refills over time, up to the burst size', () => {
  const mayComeIn = setup();
  count(mayComeIn, Array<number>(40).fill(0));

  expect(count(mayComeIn, Array<number>(100).fill(1_000))).toBe(20);
  expect(count(mayComeIn, Array<number>(100).fill(3_600_000))).toBe(40);
});

it('admits nothing extra when the clock goes back', () => {
  const mayComeIn = setup();
  count(mayComeIn, Array<number>(40).fill(10_000));

  expect(count(mayComeIn, [9_000, 8_000, 0])).toBe(0);
});
