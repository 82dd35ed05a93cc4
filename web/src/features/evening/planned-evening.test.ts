import { expect, it } from 'vitest';
import { faultIn, readEvening, type TypedEvening } from './planned-evening';

const typed: TypedEvening = { stake: '0.20', roundsPerHour: '300', hours: '1.5', returned: '95.5' };

it('reads what was typed in the units that are reckoned with', () => {
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
])('says what the %s has to be, where it is "%s"', (field, figure) => {
  const wrong = { ...typed, [field]: figure };

  expect(readEvening(wrong)).toBeNull();
  expect(faultIn(field, wrong)).toMatch(/^Enter .+\.$/);
});

it('says nothing of fields that hold what they should', () => {
  expect((Object.keys(typed) as (keyof TypedEvening)[]).map((field) => faultIn(field, typed))).toEqual(
    Array(4).fill(undefined),
  );
});
