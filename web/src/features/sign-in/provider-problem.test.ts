import { expect, it } from 'vitest';
import { problemMessage, readProviderAnswer } from './provider-problem';

const read = (query: string) => readProviderAnswer(new URLSearchParams(query));
const described = (description: string) =>
  new URLSearchParams({ error: 'invalid_request', error_description: description }).toString();

it.each([
  ['a code', 'code=1&state=2', null],
  ['nothing at all', '', 'canceled'],
  ['that somebody turned back', 'error=access_denied', 'canceled'],
  ['that somebody turned back at Facebook', described('user_denied'), 'canceled'],
  ['that accounts were linked', described('Already found an entry for username google_1'), 'linked-just-now'],
  ['our own refusal', described('PreSignUp failed with error sign-up/no-address. '), 'no-address'],
  ['the user pool’s refusal', described('attributes required: [email]'), 'no-address'],
  ['that two were at it', described('PreSignUp failed with error sign-up/busy. '), 'busy'],
  [
    'that the address has an account',
    described('PreSignUp failed with error sign-up/use-your-password. '),
    'use-your-password',
  ],
  ['anything else', described('server on fire'), 'not-finished'],
])('reads %s', (_, query, answer) => {
  expect(read(query)).toBe(answer);
});

it.each(['canceled', 'no-address', 'use-your-password', 'busy', 'not-finished'])(
  'has a message for %s',
  (problem) => {
    expect(problemMessage(problem)).toMatch(/\w+\.$/);
  },
);

it.each([null, '', 'toString', '<b>Your coins are gone</b>'])(
  'never shows text from the address: %j',
  (problem) => {
    expect(problemMessage(problem)).toBeNull();
  },
);
