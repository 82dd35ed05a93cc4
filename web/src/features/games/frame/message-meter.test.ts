import { expect, it } from 'vitest';
import { createMessageMeter } from './message-meter';

const setup = () => createMessageMeter({ perSecond: 20, burst: 40 });
const count = (isWithinRate: (nowMs: number) => boolean, times: readonly number[]) =>
  times.filter((nowMs) => isWithinRate(nowMs)).length;

it('admits a burst, and no message above it', () => {
  const isWithinRate = setup();

  expect(count(isWithinRate, Array<number>(100).fill(5_000))).toBe(40);
});

it('admits the steady rate indefinitely', () => {
  const isWithinRate = setup();
  const steady = Array.from({ length: 2_000 }, (_, index) => index * 50);

  expect(count(isWithinRate, steady)).toBe(2_000);
});

it('refills over time, up to the burst size', () => {
  const isWithinRate = setup();
  count(isWithinRate, Array<number>(40).fill(0));

  expect(count(isWithinRate, Array<number>(100).fill(1_000))).toBe(20);
  expect(count(isWithinRate, Array<number>(100).fill(3_600_000))).toBe(40);
});

it('admits nothing extra when the clock goes back', () => {
  const isWithinRate = setup();
  count(isWithinRate, Array<number>(40).fill(10_000));

  expect(count(isWithinRate, [9_000, 8_000, 0])).toBe(0);
});
