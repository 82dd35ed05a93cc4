import { expect, it } from 'vitest';
import { addressValues } from '#web/lib/player/typed-address';
import { chosenAddress, keptAddress, otherAddress } from './chosen-address';

const kept = [
  { name: 'Mei Wong', line1: '1 Pier Road', city: 'Austin', state: 'TX', postalCode: '73301', country: 'US' },
] as const;
const typed = {
  ...addressValues({ name: 'Ada Lee', line1: '2 Bay St', city: 'Reno', state: 'nv', postalCode: '89501' }),
  isToKeep: true,
};
const written = {
  name: 'Ada Lee',
  line1: '2 Bay St',
  city: 'Reno',
  state: 'NV',
  postalCode: '89501',
  country: 'US',
};

it('uses a stored address', () => {
  expect(chosenAddress({ ...typed, choice: '0' }, [...kept])).toEqual(kept[0]);
});

it.each([
  ['another one is chosen', otherAddress, [...kept]],
  ['the chosen one was removed in another tab', '1', [...kept]],
  ['none is stored', otherAddress, []],
])('uses the typed address where %s', (_case, choice, stored) => {
  expect(keptAddress(choice, stored)).toBeUndefined();
  expect(chosenAddress({ ...typed, choice }, stored)).toEqual(written);
});
