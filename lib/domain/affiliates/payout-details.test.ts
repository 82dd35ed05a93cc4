import { describe, expect, it } from 'vitest';
import {
  checkPayoutDetails,
  enterPayoutDetails,
  maskedMethod,
  noPayoutDetails,
  type PayoutDetails,
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
/** A review of the form as first entered. */
const ofFirst = { form: 'w-9', revision: 1, at } as const;

describe('enterPayoutDetails', () => {
  it('records the method, and the tax form as sent', () => {
    expect(entered).toEqual({
      affiliate: 'mei',
      method: paypal,
      methodSince: at,
      taxForm: { form: 'w-9', state: 'sent', since: at },
      revision: 1,
    });
  });

  it('keeps the state of the same tax form', () => {
    const received = reviewTaxForm(entered, { ...ofFirst, state: 'received' });

    expect(
      'code' in received || enterPayoutDetails(received, { method: paypal, form: 'w-9', at: later }),
    ).toMatchObject({
      taxForm: { state: 'received', since: at },
    });
  });

  it.each<[string, PayoutMethod, Date]>([
    ['the same PayPal address', { ...paypal }, at],
    ['another PayPal address', { kind: 'paypal', email: 'li@harbor.test' }, later],
    ['an address for checks', { kind: 'check', address }, later],
  ])('dates the method with %s', (_what, method, since) => {
    expect(enterPayoutDetails(entered, { method, form: 'w-9', at: later }).methodSince).toEqual(since);
  });

  it('dates another address for checks, and keeps the date of the same one', () => {
    const byCheck = enterPayoutDetails(entered, { method: { kind: 'check', address }, form: 'w-9', at });
    const enter = (line2: string | undefined) =>
      enterPayoutDetails(byCheck, {
        method: { kind: 'check', address: { ...address, ...(line2 !== undefined && { line2 }) } },
        form: 'w-9',
        at: later,
      }).methodSince;

    expect([enter(undefined), enter('Floor 2')]).toEqual([at, later]);
  });

  it.each(['w-8ben', 'w-9'] as const)('counts %s as sent again after a rejection of W-9', (form) => {
    const rejected = reviewTaxForm(entered, { ...ofFirst, state: 'rejected' });

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
    expect(checkPayoutDetails(details, later)).toEqual({ code });
  });

  it('accepts a method with a received tax form 72 hours after the change of the method', () => {
    const received = reviewTaxForm(entered, { ...ofFirst, state: 'received' }) as PayoutDetails;
    const until = new Date('2026-11-29T12:00:00Z');

    expect(checkPayoutDetails(received, new Date(until.getTime() - 1))).toEqual({
      code: 'affiliates/payout-method-just-changed',
      until,
    });
    expect(checkPayoutDetails(received, until)).toBeNull();
  });

  it('accepts a method that was entered before changes were dated', () => {
    const received = reviewTaxForm({ ...entered, methodSince: null }, { ...ofFirst, state: 'received' });

    expect('code' in received || checkPayoutDetails(received, at)).toBeNull();
  });
});

describe('reviewTaxForm', () => {
  it('refuses a form that was never sent', () => {
    expect(reviewTaxForm(noPayoutDetails('mei'), { ...ofFirst, state: 'received' })).toEqual({
      code: 'affiliates/tax-form-missing',
    });
  });
});

describe('reviewTaxForm of details that changed', () => {
  it.each([
    ['another form', enterPayoutDetails(entered, { method: paypal, form: 'w-8ben', at: later }), 2],
    [
      'the same form entered again',
      enterPayoutDetails(entered, { method: paypal, form: 'w-9', at: later }),
      2,
    ],
  ])('refuses %s', (_what, details, revision) => {
    expect(reviewTaxForm(details, { ...ofFirst, state: 'received' })).toEqual({
      code: 'affiliates/payout-details-changed',
      revision,
    });
  });

  it('changes nothing when repeated', () => {
    const review = { ...ofFirst, state: 'received' } as const;
    const received = reviewTaxForm(entered, review) as PayoutDetails;

    expect(reviewTaxForm(received, review)).toBe(received);
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
