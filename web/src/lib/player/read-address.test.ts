import { expect, it } from 'vitest';
import { readAddress } from './read-address';

const typed = {
  name: ' Ada Lee ',
  line1: '12 Pier Road',
  line2: '  ',
  city: 'Austin',
  state: 'tx',
  postalCode: '73301',
};
const form = (given: Partial<typeof typed>) => (name: string) =>
  ({ ...typed, ...given })[name as keyof typeof typed];

it('trims input, capitalizes the state and leaves out an empty line', () => {
  expect(readAddress(form({}))).toEqual({
    address: {
      name: 'Ada Lee',
      line1: '12 Pier Road',
      city: 'Austin',
      state: 'TX',
      postalCode: '73301',
      country: 'US',
    },
    faults: [],
  });
});

it('reports every invalid field', () => {
  const { faults } = readAddress(form({ name: '', state: 'Texas', postalCode: '12' }));

  expect(faults.map(({ field }) => field)).toEqual(['name', 'state', 'postalCode']);
});
