import { describe, expect, it } from 'vitest';
import { refundLabel } from './refund-label';

describe('refundLabel', () => {
  it.each([
    ['nothing', { refundedCents: 0, refundDue: null }, '–'],
    ['a refund that was sent', { refundedCents: 499, refundDue: null }, '$4.99'],
    [
      'a refund that is due',
      { refundedCents: 499, refundDue: { cents: 499, failures: 0 } },
      '$4.99, $4.99 due',
    ],
    [
      'a refund that failed once',
      { refundedCents: 499, refundDue: { cents: 499, failures: 1 } },
      '$4.99, $4.99 due again: the bank did not accept it (once)',
    ],
    [
      'a refund that failed twice',
      { refundedCents: 499, refundDue: { cents: 499, failures: 2 } },
      '$4.99, $4.99 due again: the bank did not accept it (2 times)',
    ],
    [
      'a refund that is not sent again',
      { refundedCents: 499, refundDue: { cents: 499, failures: 3 } },
      '$4.99, $4.99 not sent: the bank did not accept it, so the coins go back',
    ],
  ])('labels %s', (_case, purchase, expected) => {
    expect(refundLabel(purchase)).toBe(expected);
  });
});
