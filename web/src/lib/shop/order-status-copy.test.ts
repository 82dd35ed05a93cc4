import { expect, it } from 'vitest';
import { stepsAhead } from './order-status-copy';

const address = {
  name: 'Ada Lee',
  line1: '12 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
} as const;

it.each([
  ['placed', address, ['approved', 'shipped', 'delivered']],
  ['approved', null, ['delivered']],
  ['shipped', address, ['delivered']],
  ['delivered', null, []],
  ['declined', address, []],
  ['refunded', null, []],
] as const)('stepsAhead after %s returns: %o %o', (status, to, ahead) => {
  expect(stepsAhead({ status, address: to })).toEqual(ahead);
});
