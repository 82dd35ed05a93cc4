import { SESv2Client, type SESv2ClientConfig } from '@aws-sdk/client-sesv2';
import { assertTime, beforeEachAttempt, patience, waitingAtMost } from './patience';

const mostAttempts = 5;

/**
 * Creates a client for mail. It repeats only requests above the sending rate, which SES has refused: a lost response must not send a mail
 * twice, and the queue retries. The attempts of a mail take 7.5 s more.
 *
 * @param firstPauseMs  after the first refused attempt; each further pause is twice as long
 */
export function ses({ limits = patience, firstPauseMs = 500 } = {}): SESv2Client {
  const client = new SESv2Client({
    ...waitingAtMost(limits),
    maxAttempts: mostAttempts,
    retryStrategy: retryThrottled(firstPauseMs),
  });
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}

/** The strategies of the SDK repeat timeouts as well. */
function retryThrottled(firstPauseMs: number): NonNullable<SESv2ClientConfig['retryStrategy']> {
  const tokenAfter = (retries: number) => ({
    getRetryCount: () => retries,
    getRetryDelay: () => firstPauseMs * 2 ** (retries - 1),
  });
  return {
    acquireInitialRetryToken: async () => tokenAfter(0),
    async refreshRetryTokenForRetry(token, { errorType }) {
      const retries = token.getRetryCount() + 1;
      if (errorType !== 'THROTTLING' || retries === mostAttempts)
        throw new Error('The request is not repeated');
      return tokenAfter(retries);
    },
    recordSuccess() {},
  };
}
