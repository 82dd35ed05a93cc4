import { describe, expect, it } from 'vitest';
import { type Address, addressFaults, postalStates } from './address';

const address: Address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
};

describe('addressFaults', () => {
  it.each([
    ['a plain one', {}],
    ['a second line', { line2: 'Apt. 4 B' }],
    ['nine digits', { postalCode: '73301-0001' }],
    ['letters of any language', { name: 'José Ñandú 王美' }],
    ['a territory', { state: 'PR', postalCode: '00901' }],
    ['military mail', { city: 'APO', state: 'AE', postalCode: '09012' }],
    ['the longest name', { name: 'n'.repeat(80) }],
  ])('accepts %s', (_case, over) => {
    expect(addressFaults({ ...address, ...over })).toEqual([]);
  });

  it.each<[string, keyof Address, Partial<Address>]>([
    ['no name', 'name', { name: '' }],
    ['too long a name', 'name', { name: 'n'.repeat(81) }],
    ['a line break', 'line1', { line1: '1 Pier Road\nAnother label' }],
    ['an invisible line break', 'city', { city: 'Austin\u2028' }],
    ['an empty second line', 'line2', { line2: '' }],
    ['too long a street', 'line1', { line1: 'l'.repeat(101) }],
    ['no city', 'city', { city: '' }],
    ['a state in small letters', 'state', { state: 'tx' }],
    ['a state that there is not', 'state', { state: 'XX' }],
    ['a province of Canada', 'state', { state: 'ON' }],
    ['four digits', 'postalCode', { postalCode: '7330' }],
    ['letters for digits', 'postalCode', { postalCode: 'K1A 0B1' }],
    ['a ZIP code of another state', 'postalCode', { postalCode: '90001' }],
    ['digits of another script', 'postalCode', { postalCode: '٧٣٣٠١' }],
  ])('reports %s by its field', (_case, field, over) => {
    expect(addressFaults({ ...address, ...over }).map((fault) => fault.field)).toEqual([field]);
  });

  it('reports every invalid field', () => {
    const faults = addressFaults({ ...address, name: '', state: '', postalCode: '' });

    expect(faults.map(({ field }) => field)).toEqual(['name', 'state', 'postalCode']);
  });
});

it('postalStates lists 50 states, DC, 5 territories and 3 military regions without duplicates', () => {
  expect(postalStates).toHaveLength(50 + 1 + 5 + 3);
  expect(new Set(postalStates).size).toBe(postalStates.length);
});
