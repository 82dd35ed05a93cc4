import { assertTimeFor } from '../deadline';

/** Timeouts of an AWS client, for each of its three attempts. */
export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** One call ends within a function's 10 s. A request with several calls starts no attempt that may exceed its time. */
export const patience: Patience = { connectMs: 1_000, answerMs: 2_500 };

/**
 * Cognito waits 5 s for a trigger and then reports a failure to the player. Three attempts end before, so that the trigger can still
 * respond.
 */
export const triggerPatience: Patience = { connectMs: 500, answerMs: 1_000 };

/** Runs after the retry middleware, and so before every attempt. */
export const beforeEachAttempt = { step: 'finalizeRequest', priority: 'low', name: 'assertTime' } as const;

/** Settings of a client. Without these limits it waits indefinitely; without `throwOnRequestTimeout` it only logs a warning. */
export function waitingAtMost({ connectMs, answerMs }: Patience) {
  return {
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // The request timeout ends with the first byte of the response; this one applies to a response that stalls.
      socketTimeout: answerMs,
    },
  };
}

/** Middleware of a client that starts no attempt for which too little of the request's time is left. */
export function assertTime({ connectMs, answerMs }: Patience) {
  return <Request, Answer>(next: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> => {
      assertTimeFor(connectMs + answerMs);
      return next(request);
    };
}
