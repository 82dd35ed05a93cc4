import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { assertTime, beforeEachAttempt, patience, waitingAtMost } from './patience';

/** Creates a client for tables. Each service's client has a file of its own, so that a function loads only those that it calls. */
export function dynamoDb(limits = patience): DynamoDBDocumentClient {
  const client = new DynamoDBClient(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  client.middlewareStack.add(allowRetryOfConflicts, { ...beforeEachAttempt, name: 'allowRetryOfConflicts' });
  // The middleware copies every request and response for a logger, even where there is none.
  client.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(client);
}

/**
 * DynamoDB refuses a write of one item while a transaction holds it, and has written nothing then. The client would not repeat it, unlike a
 * throttled one.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html
 */
function allowRetryOfConflicts<Request, Answer>(next: (request: Request) => Promise<Answer>) {
  return async (request: Request): Promise<Answer> => {
    try {
      return await next(request);
    } catch (error) {
      if (error instanceof TransactionConflictException) error.$retryable = {};
      throw error;
    }
  };
}
