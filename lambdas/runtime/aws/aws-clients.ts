import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { assertTimeFor } from '../deadline';

/** Timeouts of an AWS client, for each of its three attempts. */
export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** One call ends within a function's 10 s. A request with several calls starts no attempt that may exceed its time. */
const patience: Patience = { connectMs: 1_000, answerMs: 2_500 };

/**
 * Cognito waits 5 s for a trigger and then reports a failure to the player. Three attempts end before, so that the trigger can still
 * respond.
 */
export const triggerPatience: Patience = { connectMs: 500, answerMs: 1_000 };

/** Runs after the retry middleware, and so before every attempt. */
const beforeEachAttempt = { step: 'finalizeRequest', priority: 'low', name: 'assertTime' } as const;

/** Creates a DynamoDB client; `cognito`, `sqs`, `s3` and `ses` create those of the other services. */
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

/** A single attempt: a lost response must not send a mail twice, and the queue retries. */
export function ses(limits = patience): SESv2Client {
  const client = new SESv2Client({ ...waitingAtMost(limits), maxAttempts: 1 });
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}

/** Without these limits a client waits indefinitely; without `throwOnRequestTimeout` it only logs a warning. */
function waitingAtMost({ connectMs, answerMs }: Patience) {
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

function assertTime({ connectMs, answerMs }: Patience) {
  return <Request, Answer>(next: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> => {
      assertTimeFor(connectMs + answerMs);
      return next(request);
    };
}
