import { expect, it } from 'vitest';
import { adminRefusalMessages } from './admin-refusal-copy';
import { ApiRefusal } from './api-refusal';
import { addMessages, messageFor, refusalMessages } from './refusal-copy';

// The types guarantee a message for every code of the API: the tables are keyed by the codes of the OpenAPI document.

const allMessages = [refusalMessages, adminRefusalMessages].flatMap((each) => Object.values(each));
const sentences = allMessages.flatMap(({ title, text }) => [title, text]);

it('returns the message of the code', () => {
  const refusal = new ApiRefusal({ status: 409, code: 'play-limits/too-fast', message: 'x' });

  expect(messageFor(refusal)).toBe(refusalMessages['play-limits/too-fast']);
});

it('returns the message of a code that was added', () => {
  addMessages({ 'kettle/too-hot': { title: 'The kettle is too hot.', text: 'Wait a moment.' } });

  const refusal = new ApiRefusal({ status: 409, code: 'kettle/too-hot', message: 'x' });

  expect(messageFor(refusal).title).toBe('The kettle is too hot.');
});

it('leaves to the Dashboard what only admins are refused', () => {
  const codes = Object.keys(adminRefusalMessages);

  expect(codes).toContain('approvals/own-request');
  expect(codes.filter((code) => Object.hasOwn(refusalMessages, code))).toEqual([]);
});

it('uses the specified text for a network error', () => {
  expect(refusalMessages['request/unreachable'].title).toBe('A network error has occurred.');
});

it.each([
  [new ApiRefusal({ status: 418, code: 'kettle/short-and-stout', message: 'secret' })],
  [new ApiRefusal({ status: 500, code: 'toString', message: 'secret' })],
  [new TypeError('secret')],
  [undefined],
])('reveals and promises nothing for %s', (failure) => {
  const { title, text } = messageFor(failure);

  expect(title).toBe('Something went wrong.');
  expect(text).not.toContain('secret');
});

// An operator configures these per stage: the cart has them from the API.
it.each(['checkout/below-minimum', 'checkout/reservation-lapsed', 'identity/needed'] as const)(
  'names no figure that differs between stages: %s',
  (code) => {
    const { title, text } = refusalMessages[code];

    expect(`${title} ${text}`).not.toMatch(/\d|\b(two|three|five|ten|fifteen) minutes/);
  },
);

it('uses whole sentences', () => {
  expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
});

it('is never condescending', () => {
  expect(sentences.filter((sentence) => /you asked for it|grown-up|too young/i.test(sentence))).toEqual([]);
});
