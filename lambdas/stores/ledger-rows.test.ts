import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { createLedgerRows } from './ledger-rows';

const dynamoDb = mockClient(DynamoDBDocumentClient);
const place = { player: 'p', entry: 'e' };

function setup() {
  return createLedgerRows(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'ledger');
}

beforeEach(() => dynamoDb.reset());

it('reads what follows a number, the lowest first', async () => {
  dynamoDb
    .on(QueryCommand)
    .resolvesOnce({ Items: [{ sequence: 8 }] })
    .resolves({});

  expect(await setup().after('p', 7, 50)).toEqual([{ sequence: 8 }]);
  expect(await setup().after('p', 8, 50)).toEqual([]);

  const { input } = dynamoDb.commandCalls(QueryCommand)[0]!.args[0];
  expect(input).toMatchObject({
    IndexName: 'by-sequence',
    KeyConditionExpression: '#player = :player AND #sequence > :beyond',
    ExpressionAttributeValues: { ':player': 'p', ':beyond': 7 },
    ScanIndexForward: true,
    Limit: 50,
  });
});

it('reads the whole table for a day, page by page, as it is now', async () => {
  dynamoDb
    .on(ScanCommand)
    .resolvesOnce({ LastEvaluatedKey: place })
    .resolves({ Items: [{ sequence: 8 }] });
  const rows = setup();

  const first = await rows.ofDay('2026-11-21', null);
  const last = await rows.ofDay('2026-11-21', first.next);

  expect([first, last]).toEqual([
    { rows: [], next: place },
    { rows: [{ sequence: 8 }], next: null },
  ]);
  const [asked, askedOn] = dynamoDb.commandCalls(ScanCommand).map(({ args }) => args[0].input);
  expect(asked).toMatchObject({
    ConsistentRead: true,
    FilterExpression: 'begins_with(#at, :day)',
    ExpressionAttributeValues: { ':day': '2026-11-21T' },
  });
  expect(asked).not.toHaveProperty('ExclusiveStartKey');
  expect(askedOn?.ExclusiveStartKey).toEqual(place);
});
