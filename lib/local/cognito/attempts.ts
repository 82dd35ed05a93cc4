import { Refusal } from '../http/aws-json';
import { openExpiring } from './expiring';
import { notAuthorized } from './refusals';

const hourMs = 3_600_000;
const freeFailures = 5;
const longestLockMs = 900_000;

/**
 * Calls of an action per user and hour. Where the page gives a range by risk, its lowest value.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
 */
const hourly = {
  ForgotPassword: 5,
  ConfirmForgotPassword: 5,
  ResendConfirmationCode: 5,
  ConfirmSignUp: 15,
  ChangePassword: 5,
  GetUserAttributeVerificationCode: 5,
  VerifyUserAttribute: 15,
};

export type Attempts = ReturnType<typeof openAttempts>;

/**
 * Counts attempts per user name, existing or not; the counts do not survive a restart.
 *
 * After five wrong passwords each further one locks the user out for 1, 2, 4 … seconds, at most 15 minutes; a
 * success, or 15 minutes without an attempt, resets the count.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export function openAttempts(now: () => Date) {
  const calls = openExpiring<readonly number[]>(hourMs, now);
  const failures = openExpiring<{ times: number; lockedUntil: number }>(longestLockMs, now);

  return {
    /** Counts one call; refuses the call that exceeds the hourly limit. */
    count(action: keyof typeof hourly, user: string): Refusal | undefined {
      const key = `${action} ${user}`;
      const at = now().getTime();
      const recent = (calls.get(key) ?? []).filter((earlier) => earlier > at - hourMs);
      if (recent.length >= hourly[action])
        return new Refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
      calls.set(key, [...recent, at]);
      return undefined;
    },

    /** Refuses a sign-in while the user is locked out. */
    refuseSignIn(user: string): Refusal | undefined {
      const failure = failures.get(user);
      if (!failure) return undefined;
      failures.set(user, failure); // the attempt postpones the reset
      return now().getTime() < failure.lockedUntil ? notAuthorized('Password attempts exceeded') : undefined;
    },

    recordFailure(user: string): void {
      const times = (failures.get(user)?.times ?? 0) + 1;
      const lockMs = times < freeFailures ? 0 : Math.min(1000 * 2 ** (times - freeFailures), longestLockMs);
      failures.set(user, { times, lockedUntil: now().getTime() + lockMs });
    },

    recordSignIn: (user: string) => void failures.take(user),

    /** Number of remembered names. */
    size: () => calls.size() + failures.size(),
  };
}
