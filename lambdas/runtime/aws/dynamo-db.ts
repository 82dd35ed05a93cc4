import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { assertTime, beforeEachAttempt, patience, waitingAtMost } from './patience';

/** Creates a client for tables. Each service's client has a file of its own, so that a function loads only those that it calls. */
export function dynamoDb(limits = patience): DynamoDBDocumentClient {
  const client = new DynamoDBClient(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  // The middleware copies every request and response for a logger, even where there is none.
  client.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(client);
}
