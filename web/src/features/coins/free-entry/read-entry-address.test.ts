import { expect, it } from 'vitest';
import { readEntryAddress } from './read-entry-address';

const typed: Record<string, string> = {
  name: ' Ada Lee ',
  line1: '12 Pier Road',
  line2: ' ',
  city: 'Austin',
  state: 'tx',
  postalCode: '73301 ',
};

it('trims what was typed, writes the state in capitals and leaves an empty second line out', () => {
  expect(readEntryAddress((name) => typed[name] ?? '')).toEqual({
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

it('tells every field at fault', () => {
  const { faults } = readEntryAddress(() => '');

  expect(faults.map(({ field }) => field)).toEqual(['name', 'line1', 'city', 'state', 'postalCode']);
});
