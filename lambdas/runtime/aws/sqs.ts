import { SQSClient } from '@aws-sdk/client-sqs';
import { assertTime, beforeEachAttempt, patience, waitingAtMost } from './patience';

/** Creates a client for queues. */
export function sqs(limits = patience): SQSClient {
  const client = new SQSClient(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}
