import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPicturedProducts } from './pictured-products';

describe('shownPictures', () => {
  it('returns the pictures of every product on every page', async () => {
    const client = mockClient(DynamoDBDocumentClient);
    onTestFinished(() => client.restore());
    client
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ image: ['a', 'b'] }, {}], LastEvaluatedKey: { id: 'x' } })
      .resolvesOnce({ Items: [{ image: ['b', 'c'] }] });
    const products = createPicturedProducts(client as unknown as DynamoDBDocumentClient, 'products');

    expect(await products.shownPictures()).toEqual(new Set(['a', 'b', 'c']));
    expect(client.commandCalls(QueryCommand)[1]?.args[0].input.ExclusiveStartKey).toEqual({ id: 'x' });
  });
});
