import { Refusal } from './refusals';

const HOUR_MS = 3_600_000;
const FREE_FAILURES = 5;
const LONGEST_LOCK_MS = 900_000;

/**
 * How often one user may be the subject of an action within an hour. Where the page gives a range by risk, its lowest.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
 */
const HOURLY = {
  ForgotPassword: 5,
  ConfirmForgotPassword: 5,
  ResendConfirmationCode: 5,
  ConfirmSignUp: 15,
  ChangePassword: 5,
} as const;

/** Counts what guessers try, per user, known or not; a restart forgets it. */
export interface Attempts {
  /** Counts one call; refuses the one that passes the hour's limit. */
  count(action: keyof typeof HOURLY, user: string): Refusal | undefined;
  /** Refuses a sign-in while the user is locked out. */
  refuseSignIn(user: string): Refusal | undefined;
  signInFailed(user: string): void;
  signedIn(user: string): void;
}

/**
 * Starts counting from nothing. After five wrong passwords each further one locks the user out for 1, 2, 4 … seconds, at
 * most 15 minutes; a success, or 15 minutes without a try, starts over.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export function countAttempts(now: () => Date): Attempts {
  const calls = new Map<string, number[]>();
  const failures = new Map<string, { times: number; lastAt: number; lockedUntil: number }>();
  return {
    count: (action, user) => {
      const key = `${action} ${user}`;
      const at = now().getTime();
      const recent = (calls.get(key) ?? []).filter((earlier) => earlier > at - HOUR_MS);
      if (recent.length >= HOURLY[action]) {
        return new Refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
      }
      calls.set(key, [...recent, at]);
      return undefined;
    },
    refuseSignIn: (user) => {
      const at = now().getTime();
      const failure = failures.get(user);
      if (!failure) return undefined;
      if (at - failure.lastAt >= LONGEST_LOCK_MS) failures.delete(user);
      failure.lastAt = at;
      if (at >= failure.lockedUntil) return undefined;
      return new Refusal('NotAuthorizedException', 'Password attempts exceeded');
    },
    signInFailed: (user) => {
      const times = (failures.get(user)?.times ?? 0) + 1;
      const lastAt = now().getTime();
      const lockMs =
        times < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (times - FREE_FAILURES), LONGEST_LOCK_MS);
      failures.set(user, { times, lastAt, lockedUntil: lastAt + lockMs });
    },
    signedIn: (user) => void failures.delete(user),
  };
}
