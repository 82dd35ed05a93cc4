import { expect, it } from 'vitest';
import { addressBody, addressValues, typedAddress } from './typed-address';

const typed = {
  name: ' Ada Lee ',
  line1: '12 Pier Road',
  line2: '  ',
  city: 'Austin',
  state: 'tx',
  postalCode: '73301',
};

it('trims input, capitalizes the state and leaves out an empty line', () => {
  expect(typedAddress(typed)).toEqual({
    name: 'Ada Lee',
    line1: '12 Pier Road',
    city: 'Austin',
    state: 'TX',
    postalCode: '73301',
    country: 'US',
  });
});

it('is refused by the contract with every invalid field', () => {
  const checked = addressBody.safeParse(
    typedAddress({ ...typed, name: '', state: 'Texas', postalCode: '12' }),
  );

  expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'state', 'postalCode']);
});

it('starts empty without an address, and with an empty second line for an address without one', () => {
  expect(Object.values(addressValues())).toEqual(['', '', '', '', '', '']);
  expect(addressValues({ ...typed, line2: undefined }).line2).toBe('');
});
