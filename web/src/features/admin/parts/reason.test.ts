import { describe, expect, it } from 'vitest';
import { paymentFields } from '#contracts/affiliates/fields';
import { initialReason, isReasonGiven, type ReasonInput } from './reason';

const text: ReasonInput<string> = { label: 'Reason' };
const reference: ReasonInput<string> = { label: 'Payment reference', text: paymentFields.reference };
const choice: ReasonInput<'spam' | 'other'> = {
  label: 'Reason',
  choices: [
    { value: 'spam', label: 'Spam' },
    { value: 'other', label: 'Other' },
  ],
};

describe('initialReason', () => {
  it.each([
    ['no text', text, ''],
    ['the first choice', choice, 'spam'],
    ['nothing for an action without a reason', undefined, ''],
  ])('is %s', (_case, input, reason) => {
    expect(initialReason(input)).toBe(reason);
  });
});

describe('isReasonGiven', () => {
  it.each([
    [text, 'abc', true],
    [text, ' ab ', false],
    [text, 'x'.repeat(201), false],
    [reference, 'a', true],
    [reference, ' ', false],
    [text, '', false],
    [choice, 'spam', true],
    [undefined, '', true],
  ])('for %o with %o is %o', (input, reason, isGiven) => {
    expect(isReasonGiven(input, reason)).toBe(isGiven);
  });
});
