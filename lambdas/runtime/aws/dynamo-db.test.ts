import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { isOutage } from '../outage';
import { nothing, serve } from '../stand-in-service';
import { dynamoDb } from './dynamo-db';

const write = new PutCommand({ TableName: 'purchases', Item: { player: 'p', id: '1' } });

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html, "Transaction conflict handling" */
const conflicting = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException',
  message: 'Transaction is ongoing for the item',
});

describe('dynamoDb', () => {
  it('has no middleware that copies requests and responses for a logger', () => {
    const client = dynamoDb();

    const middlewares = client.middlewareStack.identify();

    expect(middlewares.join()).toContain('serializerMiddleware');
    expect(middlewares.join()).not.toContain('loggerMiddleware');
  });

  it('repeats a write of one item that met a transaction on it', async () => {
    let requests = 0;
    await serve((request, response) => {
      requests += 1;
      if (requests > 1) return nothing(request, response);
      response.writeHead(400, { 'Content-Type': 'application/x-amz-json-1.0' });
      response.end(conflicting);
    });

    await expect(dynamoDb().send(write)).resolves.toMatchObject({ $metadata: { attempts: 2 } });
  });

  it('reports a write that met transactions in every attempt as an outage', async () => {
    await serve((_request, response) => {
      response.writeHead(400, { 'Content-Type': 'application/x-amz-json-1.0' });
      response.end(conflicting);
    });

    const error: unknown = await dynamoDb()
      .send(write)
      .catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ name: 'TransactionConflictException', $metadata: { attempts: 3 } });
    expect(isOutage(error as Error)).toBe(true);
  });
});
