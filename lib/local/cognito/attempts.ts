import { Refusal } from '../http/aws-json';

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

/** Number of names at which names without current counts are evicted. */
const mostNames = 1000;

export type Attempts = ReturnType<typeof openAttempts>;

/**
 * Counts attempts per user name, existing or not; the counts do not survive a restart.
 *
 * After five wrong passwords each further one locks the user out for 1, 2, 4 … seconds, at most 15 minutes; a
 * success, or 15 minutes without an attempt, resets the count.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export function openAttempts(now: () => Date) {
  const calls = new Map<string, number[]>();
  const failures = new Map<string, { times: number; lastAt: number; lockedUntil: number }>();

  return {
    /** Counts one call; refuses the call that exceeds the hourly limit. */
    count(action: keyof typeof hourly, user: string): Refusal | undefined {
      const key = `${action} ${user}`;
      const at = now().getTime();
      const recent = (calls.get(key) ?? []).filter((earlier) => earlier > at - hourMs);
      if (recent.length >= hourly[action])
        return new Refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
      calls.set(key, [...recent, at]);
      if (calls.size > mostNames) {
        for (const [name, times] of calls)
          if (times.every((earlier) => earlier <= at - hourMs)) calls.delete(name);
      }
      return undefined;
    },

    /** Refuses a sign-in while the user is locked out. */
    refuseSignIn(user: string): Refusal | undefined {
      const at = now().getTime();
      const failure = failures.get(user);
      if (!failure) return undefined;
      if (at - failure.lastAt >= longestLockMs) failures.delete(user);
      failure.lastAt = at;
      if (at >= failure.lockedUntil) return undefined;
      return new Refusal('NotAuthorizedException', 'Password attempts exceeded');
    },

    recordFailure(user: string): void {
      const times = (failures.get(user)?.times ?? 0) + 1;
      const lastAt = now().getTime();
      const lockMs = times < freeFailures ? 0 : Math.min(1000 * 2 ** (times - freeFailures), longestLockMs);
      failures.set(user, { times, lastAt, lockedUntil: lastAt + lockMs });
      if (failures.size > mostNames) {
        for (const [name, other] of failures)
          if (lastAt - other.lastAt >= longestLockMs) failures.delete(name);
      }
    },

    recordSignIn: (user: string) => void failures.delete(user),

    /** Number of remembered names. */
    size: () => calls.size + failures.size,
  };
}
