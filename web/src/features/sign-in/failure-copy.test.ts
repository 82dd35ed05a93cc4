import { describe, expect, it } from 'vitest';
import { addressFailureMessage, codeFailureMessage, failureMessage } from './failure-copy';

const failure = (name: string, message = 'internal text') => Object.assign(new Error(message), { name });

describe('at sign-in', () => {
  it('says the same of a wrong password and of an unknown address', () => {
    expect(failureMessage(failure('UserNotFoundException'))).toBe(
      failureMessage(failure('NotAuthorizedException')),
    );
  });

  it('says when there were too many attempts, however the user pool puts it', () => {
    const words = failureMessage(failure('LimitExceededException'));

    expect(failureMessage(failure('NotAuthorizedException', 'Password attempts exceeded'))).toBe(words);
    expect(failureMessage(failure('TooManyRequestsException'))).toBe(words);
  });

  it('says that the network failed', () => {
    expect(failureMessage(failure('NetworkError'))).toMatch(/^A network error has occurred\./);
  });

  it.each([[failure('SomethingNewException')], [{}]])('keeps internal texts to itself: %s', (thrown) => {
    expect(failureMessage(thrown)).toBe('That did not work. Nothing was lost: try again in a moment.');
  });
});

describe('at a code', () => {
  it('says the same of a wrong, an expired and a pointless code', () => {
    const names = [
      'CodeMismatchException',
      'ExpiredCodeException',
      'NotAuthorizedException',
      'UserNotFoundException',
    ];

    const words = new Set(names.map((name) => codeFailureMessage(failure(name))));

    expect([...words]).toEqual([expect.stringContaining('code is not right')]);
  });

  it('says the same of an address that was confirmed before, and shows it the way in', () => {
    const words = codeFailureMessage(
      failure('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );

    expect(words).toBe(codeFailureMessage(failure('ExpiredCodeException')));
    expect(words).toMatch(/sign in instead\.$/);
  });

  it('says of anything else what sign-in says', () => {
    const limited = failure('LimitExceededException');

    expect(codeFailureMessage(limited)).toBe(failureMessage(limited));
  });
});

describe('at the code to one’s own address', () => {
  it('leads to the account that has the address', () => {
    expect(addressFailureMessage(failure('AliasExistsException'))).toMatch(/^Another account here/);
  });

  it('says of anything else what other codes say', () => {
    const wrong = failure('CodeMismatchException');

    expect(addressFailureMessage(wrong)).toBe(codeFailureMessage(wrong));
  });
});
