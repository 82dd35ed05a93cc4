import { describe, expect, it } from 'vitest';
import { payoutStatus } from './payout-copy';

describe('payoutStatus', () => {
  it('says what is missing', () => {
    expect(payoutStatus({ method: null, taxForm: null, revision: 0 })).toEqual([
      'No payout method yet.',
      'No tax form yet.',
    ]);
  });

  it('names the method, masked, and the state of the tax form', () => {
    const taxForm = { form: 'w-9', state: 'sent', since: '2026-11-26T12:00:00Z' } as const;

    expect(
      payoutStatus({ method: { kind: 'paypal', masked: 'm•••@harbor.test' }, taxForm, revision: 1 }),
    ).toEqual(['PayPal: m•••@harbor.test', 'W-9 (United States): sent, not confirmed yet']);
  });
});
