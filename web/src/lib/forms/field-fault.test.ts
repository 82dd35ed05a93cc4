import { describe, expect, it } from 'vitest';
import { fieldFault } from './field-fault';

const field = { type: 'text', minLength: 2, validationMessage: 'Constraints not satisfied' };

describe('fieldFault', () => {
  it.each([
    ['an empty field', { ...field, validity: { valueMissing: true } }, 'Fill in this field.'],
    [
      'an empty checkbox',
      { ...field, type: 'checkbox', validity: { valueMissing: true } },
      'Check this box to continue.',
    ],
    [
      'no email address',
      { ...field, type: 'email', validity: { typeMismatch: true } },
      'Enter an email address such as name@example.com.',
    ],
    ['a short text', { ...field, validity: { tooShort: true } }, 'Enter at least 2 characters.'],
    [
      'a rule of the field',
      { ...field, validity: { customError: true }, validationMessage: 'Enter the six-digit code.' },
      'Enter the six-digit code.',
    ],
    ['anything else', { ...field, validity: {} }, 'Constraints not satisfied'],
  ])('says what is wrong with %s', (_case, refused, expected) => {
    expect(fieldFault(refused)).toBe(expected);
  });
});
