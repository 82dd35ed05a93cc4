import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { assertTimeFor } from '../deadline';

/** How long a client of AWS waits for a service, each of the three times that it asks. */
export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** One call ends before a function's 10 s; a request that makes several begins no attempt that it may not see the end of. */
const patience: Patience = { connectMs: 1_000, answerMs: 2_500 };

/**
 * Cognito waits 5 s for a trigger and then tells the player that it failed. Three attempts end before, so that a trigger is still
 * there to say that it did not.
 */
export const triggerPatience: Patience = { connectMs: 500, answerMs: 1_000 };

/** After whatever decides whether to try again, and so before every single attempt. */
const beforeEachAttempt = { step: 'finalizeRequest', priority: 'low', name: 'assertTime' } as const;

/** The one maker of clients of DynamoDB; `cognito`, `sqs`, `s3` and `ses` are those of the other services. */
export function dynamoDb(limits = patience): DynamoDBDocumentClient {
  const client = new DynamoDBClient(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return DynamoDBDocumentClient.from(client);
}

export function cognito(limits = patience): CognitoIdentityProviderClient {
  const client = new CognitoIdentityProviderClient(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}

export function sqs(limits = patience): SQSClient {
  const client = new SQSClient(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}

export function s3(limits = patience): S3Client {
  const client = new S3Client(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}

/** It makes one attempt: an answer that is lost is no reason to send a mail twice at once, and the queue repeats. */
export function ses(limits = patience): SESv2Client {
  const client = new SESv2Client({ ...waitingAtMost(limits), maxAttempts: 1 });
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}

/** Without these limits a client waits for ever, and without the switch it logs a warning and goes on waiting. */
function waitingAtMost({ connectMs, answerMs }: Patience) {
  return {
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // A request's time ends with the first byte of its answer; this one is for an answer that stops halfway.
      socketTimeout: answerMs,
    },
  };
}

function assertTime({ connectMs, answerMs }: Patience) {
  return <Request, Answer>(next: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> => {
      assertTimeFor(connectMs + answerMs);
      return next(request);
    };
}
