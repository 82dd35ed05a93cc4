import { SESv2Client } from '@aws-sdk/client-sesv2';
import { assertTime, beforeEachAttempt, patience, waitingAtMost } from './patience';

/** Creates a client for mail. A single attempt: a lost response must not send a mail twice, and the queue retries. */
export function ses(limits = patience): SESv2Client {
  const client = new SESv2Client({ ...waitingAtMost(limits), maxAttempts: 1 });
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}
