import { Refusal } from '../http/aws-json';

const HOUR_MS = 3_600_000;
const FREE_FAILURES = 5;
const LONGEST_LOCK_MS = 900_000;

/**
 * Calls of an action per user and hour. Where the page gives a range by risk, its lowest value.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
 */
const HOURLY = {
  ForgotPassword: 5,
  ConfirmForgotPassword: 5,
  ResendConfirmationCode: 5,
  ConfirmSignUp: 15,
  ChangePassword: 5,
  GetUserAttributeVerificationCode: 5,
  VerifyUserAttribute: 15,
};

/** Number of names at which names without current counts are evicted. */
const MOST_NAMES = 1000;

/**
 * Counts attempts per user name, existing or not; the counts do not survive a restart.
 *
 * After five wrong passwords each further one locks the user out for 1, 2, 4 … seconds, at most 15 minutes; a
 * success, or 15 minutes without an attempt, resets the count.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export class Attempts {
  readonly #now: () => Date;
  readonly #calls = new Map<string, number[]>();
  readonly #failures = new Map<string, { times: number; lastAt: number; lockedUntil: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Counts one call; refuses the call that exceeds the hourly limit. */
  count(action: keyof typeof HOURLY, user: string): Refusal | undefined {
    const key = `${action} ${user}`;
    const at = this.#now().getTime();
    const recent = (this.#calls.get(key) ?? []).filter((earlier) => earlier > at - HOUR_MS);
    if (recent.length >= HOURLY[action]) {
      return new Refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    this.#calls.set(key, [...recent, at]);
    if (this.#calls.size > MOST_NAMES) {
      for (const [name, calls] of this.#calls)
        if (calls.every((earlier) => earlier <= at - HOUR_MS)) this.#calls.delete(name);
    }
    return undefined;
  }

  /** Refuses a sign-in while the user is locked out. */
  refuseSignIn(user: string): Refusal | undefined {
    const at = this.#now().getTime();
    const failure = this.#failures.get(user);
    if (!failure) return undefined;
    if (at - failure.lastAt >= LONGEST_LOCK_MS) this.#failures.delete(user);
    failure.lastAt = at;
    if (at >= failure.lockedUntil) return undefined;
    return new Refusal('NotAuthorizedException', 'Password attempts exceeded');
  }

  recordFailure(user: string): void {
    const times = (this.#failures.get(user)?.times ?? 0) + 1;
    const lastAt = this.#now().getTime();
    const lockMs = times < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (times - FREE_FAILURES), LONGEST_LOCK_MS);
    this.#failures.set(user, { times, lastAt, lockedUntil: lastAt + lockMs });
    if (this.#failures.size > MOST_NAMES) {
      for (const [name, other] of this.#failures)
        if (lastAt - other.lastAt >= LONGEST_LOCK_MS) this.#failures.delete(name);
    }
  }

  /** Number of remembered names. */
  get size(): number {
    return this.#calls.size + this.#failures.size;
  }

  recordSignIn(user: string): void {
    this.#failures.delete(user);
  }
}
