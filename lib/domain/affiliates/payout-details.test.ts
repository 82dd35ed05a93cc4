import { describe, expect, it } from 'vitest';
import {
  checkPayoutDetails,
  enterPayoutDetails,
  maskedMethod,
  noPayoutDetails,
  type PayoutMethod,
  reviewTaxForm,
} from './payout-details';

const at = new Date('2026-11-26T12:00:00Z');
const later = new Date('2026-11-27T12:00:00Z');
const paypal: PayoutMethod = { kind: 'paypal', email: 'mei@harbor.test' };
const address = {
  name: 'Mei Harbor',
  line1: '1 Pier Road',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'US',
} as const;
const entered = enterPayoutDetails(noPayoutDetails('mei'), { method: paypal, form: 'w-9', at });

describe('enterPayoutDetails', () => {
  it('records the method, and the tax form as sent', () => {
    expect(entered).toEqual({
      affiliate: 'mei',
      method: paypal,
      taxForm: { form: 'w-9', state: 'sent', since: at },
      revision: 1,
    });
  });

  it('keeps the state of the same tax form', () => {
    const received = reviewTaxForm(entered, { state: 'received', at });

    expect(
      'code' in received || enterPayoutDetails(received, { method: paypal, form: 'w-9', at: later }),
    ).toMatchObject({
      taxForm: { state: 'received', since: at },
    });
  });

  it.each(['w-8ben', 'w-9'] as const)('counts %s as sent again after a rejection of W-9', (form) => {
    const rejected = reviewTaxForm(entered, { state: 'rejected', at });

    expect(
      'code' in rejected || enterPayoutDetails(rejected, { method: paypal, form, at: later }),
    ).toMatchObject({
      taxForm: { form, state: 'sent', since: later },
    });
  });
});

describe('checkPayoutDetails', () => {
  it.each([
    ['nothing', noPayoutDetails('mei'), 'affiliates/payout-method-missing'],
    ['a tax form that was only sent', entered, 'affiliates/tax-form-missing'],
  ])('refuses %s by name', (_what, details, code) => {
    expect(checkPayoutDetails(details)).toEqual({ code });
  });

  it('accepts a method with a received tax form', () => {
    const received = reviewTaxForm(entered, { state: 'received', at });

    expect('code' in received || checkPayoutDetails(received)).toBeNull();
  });
});

describe('reviewTaxForm', () => {
  it('refuses a form that was never sent', () => {
    expect(reviewTaxForm(noPayoutDetails('mei'), { state: 'received', at })).toEqual({
      code: 'affiliates/tax-form-missing',
    });
  });
});

describe('maskedMethod', () => {
  it.each([
    [paypal, 'm•••@harbor.test'],
    [{ kind: 'check', address } as const, 'Portland, OR'],
  ])('hides what is needed to pay by %o', (method, masked) => {
    expect(maskedMethod(method)).toBe(masked);
  });
});
