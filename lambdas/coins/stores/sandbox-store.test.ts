import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { afterOutcome, openSandboxCheckout } from '../payments/sandbox/sandbox-checkout';
import { sandboxCodec } from '../payments/sandbox/sandbox-codec';
import { createSandboxStore } from './sandbox-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const at = new Date('2026-11-21T12:00:00.000Z');
const checkout = openSandboxCheckout({ player: 'p', purchase: '2026-1', priceCents: 499, expiresAt: at });
const isTaken = new ConditionalCheckFailedException({ message: 'taken', $metadata: {} });

function setup() {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  return createSandboxStore(client, 'purchases', sandboxCodec);
}

beforeEach(() => dynamoDb.reset());

it('createSandboxStore reads back what it writes, under an optimistic lock', async () => {
  const store = setup();
  const paid = afterOutcome(checkout, 'pay', at);
  dynamoDb.on(PutCommand).resolvesOnce({}).rejectsOnce(isTaken).rejectsOnce(new Error('away'));

  expect(await store.save(undefined, checkout)).toBe(true);
  expect(await store.save(checkout, paid)).toBe(false);
  await expect(store.save(checkout, paid)).rejects.toThrow('away');
  const [first, second] = dynamoDb.commandCalls(PutCommand).map((call) => call.args[0].input);
  expect(first).toMatchObject({ ConditionExpression: 'attribute_not_exists(#revision)' });
  expect(second).toMatchObject({ ExpressionAttributeValues: { ':revision': 1 } });
  dynamoDb.on(GetCommand, { Key: { player: 'p', id: 'sandbox 2026-1' } }).resolves({ Item: second?.Item });
  expect(await store.find('p', '2026-1')).toEqual(paid);
});

it('createSandboxStore creates its secret at first use and adopts one created concurrently', async () => {
  const store = setup();
  dynamoDb
    .on(GetCommand)
    .resolvesOnce({})
    .resolvesOnce({ Item: { secret: 'of somebody else' } });
  dynamoDb.on(PutCommand).rejects(isTaken);

  expect([await store.secret(), await store.secret()]).toEqual(['of somebody else', 'of somebody else']);
  const [{ Item } = {}] = dynamoDb.commandCalls(PutCommand).map((call) => call.args[0].input);
  expect(Item).toMatchObject({
    player: 'sandbox',
    id: 'signing-secret',
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(dynamoDb.commandCalls(GetCommand)).toHaveLength(2);
});
