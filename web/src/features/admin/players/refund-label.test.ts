import { describe, expect, it } from 'vitest';
import { refundLabel } from './refund-label';

const givenUp = { cents: 499, failures: 3, at: '2026-11-21T12:00:00.000Z', settledAt: null };

describe('refundLabel', () => {
  it.each([
    ['nothing', { refundedCents: 0, refundDue: null, refundGivenUp: null }, '–'],
    ['a refund that was sent', { refundedCents: 499, refundDue: null, refundGivenUp: null }, '$4.99'],
    [
      'a refund that is due',
      { refundedCents: 499, refundDue: { cents: 499, failures: 0 }, refundGivenUp: null },
      '$4.99, $4.99 due',
    ],
    [
      'a refund that failed once',
      { refundedCents: 499, refundDue: { cents: 499, failures: 1 }, refundGivenUp: null },
      '$4.99, $4.99 due again: the bank did not accept it (once)',
    ],
    [
      'a refund that failed twice',
      { refundedCents: 499, refundDue: { cents: 499, failures: 2 }, refundGivenUp: null },
      '$4.99, $4.99 due again: the bank did not accept it (2 times)',
    ],
    [
      'a refund that is not sent again',
      { refundedCents: 499, refundDue: { cents: 499, failures: 3 }, refundGivenUp: null },
      '$4.99, $4.99 not sent: the bank did not accept it, so the coins go back',
    ],
    [
      'a refund that was given up',
      { refundedCents: 0, refundDue: null, refundGivenUp: givenUp },
      '$4.99 not sent',
    ],
    [
      'a rest that was given up after a refund in part',
      { refundedCents: 250, refundDue: null, refundGivenUp: { ...givenUp, cents: 249 } },
      '$2.50, $2.49 not sent',
    ],
  ])('labels %s', (_case, purchase, expected) => {
    expect(refundLabel(purchase)).toBe(expected);
  });
  it('says since when a refund that was given up is settled', () => {
    const refundGivenUp = { ...givenUp, settledAt: '2026-11-22T12:00:00.000Z' };

    expect(refundLabel({ refundedCents: 0, refundDue: null, refundGivenUp })).toMatch(
      /^\$4\.99 not sent, settled Nov 22, 2026/,
    );
  });
});
