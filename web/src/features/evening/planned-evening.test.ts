import { expect, it } from 'vitest';
import { faultIn, readEvening, type TypedEvening } from './planned-evening';

const typed: TypedEvening = { stake: '0.20', roundsPerHour: '300', hours: '1.5', returned: '95.5' };

it('parses typed values into integer units', () => {
  expect(readEvening(typed)).toEqual({ stake: 20, roundsPerHour: 300, minutes: 90, rtpBasisPoints: 9550 });
  expect(readEvening({ ...typed, stake: ' 1,000 ' })?.stake).toBe(100_000);
});

it.each<[keyof TypedEvening, string]>([
  ['stake', ''],
  ['stake', '0'],
  ['stake', '0.205'],
  ['stake', '-1'],
  ['stake', 'much'],
  ['roundsPerHour', '2.5'],
  ['roundsPerHour', '1441'],
  ['hours', '25'],
  ['returned', '101'],
])('explains the valid range of %s for "%s"', (field, figure) => {
  const wrong = { ...typed, [field]: figure };

  expect(readEvening(wrong)).toBeNull();
  expect(faultIn(field, wrong)).toMatch(/^Enter .+\.$/);
});

it('reports no fault for valid fields', () => {
  expect((Object.keys(typed) as (keyof TypedEvening)[]).map((field) => faultIn(field, typed))).toEqual(
    Array(4).fill(undefined),
  );
});
