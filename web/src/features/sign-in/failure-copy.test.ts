import { describe, expect, it } from 'vitest';
import {
  addressFailureMessage,
  codeFailureMessage,
  failureMessage,
  passwordFailureMessage,
} from './failure-copy';

const failure = (name: string, message = 'internal text') => Object.assign(new Error(message), { name });

describe('failureMessage', () => {
  it('is the same for a wrong password and an unknown address', () => {
    expect(failureMessage(failure('UserNotFoundException'))).toBe(
      failureMessage(failure('NotAuthorizedException')),
    );
  });

  it('reports too many attempts for every form of that error', () => {
    const message = failureMessage(failure('LimitExceededException'));

    expect(failureMessage(failure('NotAuthorizedException', 'Password attempts exceeded'))).toBe(message);
    expect(failureMessage(failure('TooManyRequestsException'))).toBe(message);
  });

  it('reports a network failure', () => {
    expect(failureMessage(failure('NetworkError'))).toMatch(/^A network error has occurred\./);
  });

  it.each([[failure('SomethingNewException')], [{}]])('hides internal messages: %s', (thrown) => {
    expect(failureMessage(thrown)).toBe('Something went wrong. Nothing was lost. Try again in a moment.');
  });
});

describe('codeFailureMessage', () => {
  it('is the same for a wrong, an expired and an unneeded code', () => {
    const names = [
      'CodeMismatchException',
      'ExpiredCodeException',
      'NotAuthorizedException',
      'UserNotFoundException',
    ];

    const messages = new Set(names.map((name) => codeFailureMessage(failure(name))));

    expect([...messages]).toEqual([expect.stringContaining('code is wrong or has expired')]);
  });

  it('is the same for an already confirmed address, and suggests to sign in', () => {
    const message = codeFailureMessage(
      failure('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );

    expect(message).toBe(codeFailureMessage(failure('ExpiredCodeException')));
    expect(message).toMatch(/sign in instead\.$/);
  });

  it('falls back to failureMessage', () => {
    const limited = failure('LimitExceededException');

    expect(codeFailureMessage(limited)).toBe(failureMessage(limited));
  });
});

describe('addressFailureMessage', () => {
  it('names the other account that has the address', () => {
    expect(addressFailureMessage(failure('AliasExistsException'))).toMatch(
      /^Another account already has this email address/,
    );
  });

  it('falls back to codeFailureMessage', () => {
    const wrong = failure('CodeMismatchException');

    expect(addressFailureMessage(wrong)).toBe(codeFailureMessage(wrong));
  });
});

describe('passwordFailureMessage', () => {
  it('names the current password, and that an earlier attempt may have set the new one', () => {
    expect(passwordFailureMessage(failure('NotAuthorizedException'))).toBe(
      'The current password is incorrect. If an earlier attempt ended with an error, your new password may already be set.',
    );
  });

  it('falls back to failureMessage', () => {
    const lockedOut = failure('NotAuthorizedException', 'Password attempts exceeded');

    expect(passwordFailureMessage(lockedOut)).toBe(failureMessage(lockedOut));
    expect(passwordFailureMessage(failure('NetworkError'))).toBe(failureMessage(failure('NetworkError')));
  });
});
