import { S3Client } from '@aws-sdk/client-s3';
import { assertTime, beforeEachAttempt, patience, waitingAtMost } from './patience';

/** Creates a client for buckets. */
export function s3(limits = patience): S3Client {
  const client = new S3Client(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}
