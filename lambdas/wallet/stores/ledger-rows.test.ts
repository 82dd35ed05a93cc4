import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { ledgerRow, ledgerTable, player } from './ledger-fixture';
import type { Partition } from './ledger-row';
import { createLedgerRows } from './ledger-rows';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const games = ['hk-slots', 'another'];
const round = (gameId: string): Partition => ({ kind: 'round', gameId });
const place = { player: 'p', entry: 'e' };

function setup() {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  return createLedgerRows(client, 'ledger', games);
}

beforeEach(() => dynamoDb.reset());

it('createLedgerRows reads the rows after a sequence number in order, across all partitions', async () => {
  const kinds = transactionKinds.filter((kind) => kind !== 'round');
  const partitions: Partition[] = [
    ...kinds.map((kind) => ({ kind })),
    ...games.map((gameId) => round(gameId)),
  ];
  const rows = Array.from({ length: 100 }, (_each, index) =>
    ledgerRow(index + 1, { of: partitions[(index * 7) % partitions.length]! }),
  );
  const { client } = ledgerTable([...rows, ledgerRow(40, { owner: 'somebody-else' })].reverse());
  const { after } = createLedgerRows(client, 'ledger', games);

  const found = [await after(player, 0, 60), await after(player, 60, 60), await after(player, 100, 60)];

  expect(found).toEqual([rows.slice(0, 60), rows.slice(60), []]);
});

it('createLedgerRows scans the whole table for a day, page by page, with strong consistency', async () => {
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
  const [firstScan, nextScan] = dynamoDb.commandCalls(ScanCommand).map(({ args }) => args[0].input);
  expect(firstScan).toMatchObject({
    ConsistentRead: true,
    FilterExpression: 'begins_with(#at, :at)',
    ExpressionAttributeValues: { ':at': '2026-11-21T' },
  });
  expect(firstScan).not.toHaveProperty('ExclusiveStartKey');
  expect(nextScan?.ExclusiveStartKey).toEqual(place);
});
