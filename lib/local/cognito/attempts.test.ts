import { describe, expect, it } from 'vitest';
import { openAttempts } from './attempts';

function setup() {
  let at = Date.parse('2025-11-01T12:00:00Z');
  const attempts = openAttempts(() => new Date(at));
  const fail = (times: number) => Array.from({ length: times }, () => attempts.recordFailure('mei'));
  return { attempts, fail, pass: (seconds: number) => void (at += seconds * 1000) };
}

// https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
describe('failed sign-ins', () => {
  it('do not lock the user out before the fifth', () => {
    const { attempts, fail } = setup();

    fail(4);

    expect(attempts.refuseSignIn('mei')).toBeUndefined();
  });

  it('lock only this user out, for a second from the fifth on', () => {
    const { attempts, fail, pass } = setup();

    fail(5);

    expect(attempts.refuseSignIn('mei')?.message).toBe('Password attempts exceeded');
    expect(attempts.refuseSignIn('lok')).toBeUndefined();
    pass(1);
    expect(attempts.refuseSignIn('mei')).toBeUndefined();
  });

  it.each([
    [6, 2],
    [7, 4],
    [10, 32],
    [40, 900],
  ])('lock out after %i failures for %i seconds', (times, seconds) => {
    const { attempts, fail, pass } = setup();

    fail(times);

    pass(seconds - 0.001);
    expect(attempts.refuseSignIn('mei')).toBeDefined();
    pass(0.001);
    expect(attempts.refuseSignIn('mei')).toBeUndefined();
  });

  it('are reset by a success', () => {
    const { attempts, fail } = setup();

    fail(4);
    attempts.recordSignIn('mei');
    fail(4);

    expect(attempts.refuseSignIn('mei')).toBeUndefined();
  });

  it('are reset after 15 minutes without an attempt', () => {
    const { attempts, fail, pass } = setup();

    fail(5);
    pass(900);
    attempts.refuseSignIn('mei');
    fail(4);

    expect(attempts.refuseSignIn('mei')).toBeUndefined();
  });
});

// https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
describe('call limits', () => {
  it.each([
    ['ForgotPassword', 5],
    ['ConfirmForgotPassword', 5],
    ['ResendConfirmationCode', 5],
    ['ConfirmSignUp', 15],
    ['ChangePassword', 5],
  ] as const)('refuse %s above %i calls in an hour, and allow it again after that hour', (action, limit) => {
    const { attempts, pass } = setup();

    const early = Array.from({ length: limit }, () => attempts.count(action, 'mei'));
    const oneMore = attempts.count(action, 'mei');
    pass(3600);

    expect(early.every((refused) => refused === undefined)).toBe(true);
    expect(oneMore).toMatchObject({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    expect(attempts.count(action, 'mei')).toBeUndefined();
  });
});

it('forget names without calls for an hour, however many were tried', () => {
  const { attempts, pass } = setup();
  const names = Array.from({ length: 1000 }, (_, index) => `guess-${index}`);
  for (const name of names) {
    attempts.recordFailure(name);
    attempts.count('ForgotPassword', name);
  }

  pass(3600);
  attempts.recordFailure('mei');
  attempts.count('ForgotPassword', 'mei');

  expect(attempts.size()).toBe(2);
});
