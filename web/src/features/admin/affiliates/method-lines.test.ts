import { expect, it } from 'vitest';
import { methodLines } from './method-lines';

const address = {
  name: 'Mei Harbor',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
} as const;

it.each([
  [{ kind: 'paypal', email: 'mei@harbor.test' } as const, ['PayPal mei@harbor.test']],
  [{ kind: 'check', address } as const, ['Mei Harbor', '1 Pier Road', 'Austin, TX 78701']],
  [
    { kind: 'check', address: { ...address, line2: 'Apt 2' } } as const,
    ['Mei Harbor', '1 Pier Road', 'Apt 2', 'Austin, TX 78701'],
  ],
])('methodLines of %o', (method, lines) => {
  expect(methodLines(method)).toEqual(lines);
});
