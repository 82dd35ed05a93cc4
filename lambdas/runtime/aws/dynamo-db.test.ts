import { describe, expect, it } from 'vitest';
import { dynamoDb } from './dynamo-db';

describe('dynamoDb', () => {
  it('has no middleware that copies requests and responses for a logger', () => {
    const client = dynamoDb();

    const middlewares = client.middlewareStack.identify();

    expect(middlewares.join()).toContain('serializerMiddleware');
    expect(middlewares.join()).not.toContain('loggerMiddleware');
  });
});
