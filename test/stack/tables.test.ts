import { beforeAll, expect, it } from 'vitest';
import { ofType } from './read-template';
import { type SynthesizedStage, synthesizeStage } from './synthesize-stage';

let prod: SynthesizedStage;

beforeAll(() => {
  prod = synthesizeStage('prod');
});

const keyed = (partition: string, sort?: string) => [
  { AttributeName: partition, KeyType: 'HASH' },
  ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' }] : []),
];

const index = (IndexName: string, partition: string, sort: string) => [
  { IndexName, KeySchema: keyed(partition, sort), Projection: { ProjectionType: 'ALL' } },
];

const withoutIndex = undefined;

it.each([
  ['wallets', 'TablesWalletsCB9CEA26', keyed('player'), withoutIndex],
  ['players', 'TablesPlayersF509F4DA', keyed('player'), withoutIndex],
  ['ledger', 'TablesLedgerF9806C8B', keyed('player', 'entry'), index('by-shelf', 'shelf', 'sequence')],
  ['products', 'TablesProducts6D827669', keyed('id'), index('by-listing', 'listing', 'listingOrder')],
  ['carts', 'TablesCarts2A8A29F2', keyed('player'), withoutIndex],
  ['reservations', 'TablesReservations48CD8C9C', keyed('player'), index('by-expiry', 'held', 'expiresAt')],
  ['orders', 'TablesOrdersACF7C9C0', keyed('player', 'id'), withoutIndex],
  ['figures', 'TablesFigures523E2569', keyed('subject', 'figure'), withoutIndex],
])('fixes for ever the keys of %s and its place in the stack', (_table, id, keys, indexes) => {
  const table = prod.resources[id];

  expect(table?.Type).toBe('AWS::DynamoDB::Table');
  expect(table?.Properties['KeySchema']).toEqual(keys);
  expect(table?.Properties['GlobalSecondaryIndexes']).toEqual(indexes);
  expect(table?.Properties).not.toHaveProperty('LocalSecondaryIndexes');
  expect(table?.Properties).not.toHaveProperty('TableName');
});

it('has these eight tables and no other', () => {
  expect(ofType(prod, 'AWS::DynamoDB::Table')).toHaveLength(8);
});

it('types every key: names are text, a sequence and an instant are numbers', () => {
  const definitions = ofType(prod, 'AWS::DynamoDB::Table').flatMap(
    ([, { Properties }]) =>
      Properties['AttributeDefinitions'] as { AttributeName: string; AttributeType: string }[],
  );

  const types = new Set(
    definitions.map(({ AttributeName, AttributeType }) => `${AttributeName} ${AttributeType}`),
  );
  expect([...types].sort()).toEqual([
    'entry S',
    'expiresAt N',
    'figure S',
    'held S',
    'id S',
    'listing S',
    'listingOrder S',
    'player S',
    'sequence N',
    'shelf S',
    'subject S',
  ]);
});

it('tells readers of every movement and of both sides of a changed product, and of no wallet, as seeds lie there', () => {
  const streams = ofType(prod, 'AWS::DynamoDB::Table').flatMap(([id, { Properties }]) => {
    const { StreamViewType } =
      (Properties['StreamSpecification'] as { StreamViewType: string } | undefined) ?? {};
    return StreamViewType ? [[id, StreamViewType]] : [];
  });

  expect(streams).toEqual([
    ['TablesLedgerF9806C8B', 'NEW_IMAGE'],
    ['TablesProducts6D827669', 'NEW_AND_OLD_IMAGES'],
  ]);
});

it('pays per request, encrypts, and can be restored to any second', () => {
  for (const [, { Properties }] of ofType(prod, 'AWS::DynamoDB::Table')) {
    expect(Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  }
});
