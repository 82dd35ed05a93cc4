import { describe, expect, it } from 'vitest';
import { paymentFields } from '#contracts/affiliates/fields';
import { reasonForm, type ReasonInput } from './reason';

const text: ReasonInput<string> = { label: 'Reason' };
const reference: ReasonInput<string> = { label: 'Payment reference', text: paymentFields.reference };
const choice: ReasonInput<'spam' | 'other'> = {
  label: 'Reason',
  choices: [
    { value: 'spam', label: 'Spam' },
    { value: 'other', label: 'Other' },
  ],
};

describe('reasonForm', () => {
  it.each([
    ['no text', text, ''],
    ['the first choice', choice, 'spam'],
    ['nothing for an action without a reason', undefined, ''],
  ])('starts with %s', (_case, input, initial) => {
    expect(reasonForm(input).initial).toBe(initial);
  });

  it.each([
    [text, ' abc ', 'abc'],
    [text, ' ab ', undefined],
    [text, 'x'.repeat(201), undefined],
    [reference, 'a', 'a'],
    [reference, ' ', undefined],
    [text, '', undefined],
    [choice, 'spam', 'spam'],
    [choice, 'boredom', undefined],
    [undefined, '', ''],
  ])('reads from %o with %o the reason %o', (input, typed, reason) => {
    expect(reasonForm(input).body.safeParse({ reason: typed }).data?.reason).toBe(reason);
  });

  it.each([
    [text, 'Enter 3 to 200 characters.'],
    [reference, 'Enter up to 80 characters.'],
  ])('says what to enter: %#', (input, message) => {
    expect(reasonForm(input).message).toBe(message);
  });
});
