import { beforeAll, expect, it } from 'vitest';
import { type TableSchema, tableSchemas } from '#lambdas/in-memory/schema';
import { ofType, onlyOfType } from './read-template';
import { type SynthesizedStage, synthesizeStage } from './synthesize-stage';

let prod: SynthesizedStage;

beforeAll(() => {
  prod = synthesizeStage('prod');
});

const keyed = (partition: string, sort?: string) => [
  { AttributeName: partition, KeyType: 'HASH' },
  ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' }] : []),
];

const index = (IndexName: string, partition: string, sort: string, projected = 'ALL') => [
  { IndexName, KeySchema: keyed(partition, sort), Projection: { ProjectionType: projected } },
];

const withoutIndex = undefined;

it.each([
  [
    'wallets',
    'TablesWalletsCB9CEA26',
    keyed('player'),
    index('by-restriction', 'restrictions', 'player', 'KEYS_ONLY'),
  ],
  [
    'players',
    'TablesPlayersF509F4DA',
    keyed('player'),
    [
      ...index('by-name', 'foldedName', 'player', 'KEYS_ONLY'),
      ...index('by-opening', 'openedIn', 'openingPlace', 'KEYS_ONLY'),
    ],
  ],
  ['ledger', 'TablesLedgerF9806C8B', keyed('player', 'entry'), index('by-kind', 'partitionKey', 'sequence')],
  [
    'products',
    'TablesProducts6D827669',
    keyed('id'),
    [
      ...index('by-listing', 'listing', 'listingOrder'),
      ...index('by-name', 'listing', 'nameOrder'),
      ...index('by-price', 'listing', 'priceOrder'),
      ...index('by-newest', 'listing', 'newestOrder'),
    ],
  ],
  [
    'carts',
    'TablesCarts2A8A29F2',
    keyed('player'),
    [
      {
        IndexName: 'by-expiry',
        KeySchema: keyed('held', 'expiresAt'),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['reservation'] },
      },
    ],
  ],
  ['orders', 'TablesOrdersACF7C9C0', keyed('player', 'id'), index('by-status', 'status', 'id')],
  ['gift codes', 'TablesGiftCodes3C08D410', keyed('pool', 'id'), index('by-left', 'left', 'id', 'KEYS_ONLY')],
  [
    'purchases',
    'TablesPurchases578D2D49',
    keyed('player', 'id'),
    index('by-state', 'open', 'createdAt', 'KEYS_ONLY'),
  ],
  ['dailies', 'TablesDailies7EDA30B9', keyed('player', 'topic'), withoutIndex],
  ['free entries', 'TablesFreeEntriesB5927381', keyed('player', 'id'), withoutIndex],
  ['notices', 'TablesNotices44D619EB', keyed('player', 'id'), index('by-due', 'dueOn', 'dueAt')],
  [
    'referrals',
    'TablesReferrals5089D39F',
    keyed('player', 'id'),
    [
      ...index('by-referrer', 'referrer', 'place'),
      ...index('by-next-check', 'open', 'nextCheckAt', 'KEYS_ONLY'),
    ],
  ],
  [
    'affiliates',
    'TablesAffiliates10B84012',
    keyed('owner', 'id'),
    index('by-partition', 'partitionKey', 'place'),
  ],
  ['identity checks', 'TablesIdentityChecks0159D33C', keyed('player'), index('by-queue', 'queue', 'place')],
  [
    'tickets',
    'TablesTickets8D70A397',
    keyed('player', 'ticket'),
    [
      {
        IndexName: 'by-state',
        KeySchema: keyed('state', 'place'),
        Projection: {
          ProjectionType: 'INCLUDE',
          NonKeyAttributes: ['topic', 'about', 'openedAt', 'since', 'excerpt'],
        },
      },
    ],
  ],
  ['notes', 'TablesNotes84E9A21A', keyed('player', 'id'), withoutIndex],
  [
    'audit',
    'TablesAuditCEFF9E0F',
    keyed('partitionKey', 'id'),
    [
      ...index('by-actor', 'actor', 'id'),
      ...index('by-subject', 'subject', 'id'),
      ...index('by-player', 'player', 'id'),
    ],
  ],
  [
    'random prizes',
    'TablesRandomPrizesD96DEE35',
    keyed('subject', 'id'),
    [...index('by-due', 'due', 'dueAt'), ...index('by-player', 'player', 'place')],
  ],
  ['seeds of draws', 'TablesDrawSeedsDE731B22', keyed('draw'), withoutIndex],
  ['approvals', 'TablesApprovalsAE375412', keyed('subject', 'id'), withoutIndex],
  ['traits', 'TablesTraits9A601B02', keyed('trait'), index('by-review', 'review', 'place')],
  ['metrics', 'TablesMetrics8C5815B9', keyed('subject', 'metric'), withoutIndex],
])('never changes the keys of %s and its logical id', (_table, id, keys, indexes) => {
  const table = prod.resources[id];

  expect(table?.Type).toBe('AWS::DynamoDB::Table');
  expect(table?.Properties['KeySchema']).toEqual(keys);
  expect(table?.Properties['GlobalSecondaryIndexes']).toEqual(indexes);
  expect(table?.Properties).not.toHaveProperty('LocalSecondaryIndexes');
  expect(table?.Properties).not.toHaveProperty('TableName');
});

it('has these 22 tables and no other', () => {
  expect(ofType(prod, 'AWS::DynamoDB::Table')).toHaveLength(22);
});

it('has the keys and indexes of the fake tables on which stores are tested', () => {
  expect(Object.keys(tableSchemas)).toHaveLength(22);
  for (const [name, schema] of Object.entries<TableSchema>(tableSchemas)) {
    const construct = name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.slice(-1).toUpperCase());
    const [, { Properties }] = onlyOfType(prod, 'AWS::DynamoDB::Table', `Tables${construct}`);
    const indexes = Object.entries(schema.indexes ?? {}).map(
      ([IndexName, { partition, sort, projects }]) => ({
        IndexName,
        KeySchema: keyed(partition, sort),
        Projection: projectionOf(projects),
      }),
    );

    expect(Properties['KeySchema']).toEqual(keyed(schema.key.partition, schema.key.sort));
    expect(Properties['GlobalSecondaryIndexes'] ?? []).toEqual(indexes);
  }
});

function projectionOf(attributes: readonly string[] | undefined) {
  if (!attributes) return { ProjectionType: 'ALL' };
  if (attributes.length === 0) return { ProjectionType: 'KEYS_ONLY' };
  return { ProjectionType: 'INCLUDE', NonKeyAttributes: attributes };
}

it('types every key: names are strings, a sequence and an instant are numbers', () => {
  const definitions = ofType(prod, 'AWS::DynamoDB::Table').flatMap(
    ([, { Properties }]) =>
      Properties['AttributeDefinitions'] as { AttributeName: string; AttributeType: string }[],
  );

  const types = new Set(
    definitions.map(({ AttributeName, AttributeType }) => `${AttributeName} ${AttributeType}`),
  );
  expect([...types].sort()).toEqual([
    'actor S',
    'createdAt N',
    'draw S',
    'due S',
    'dueAt S',
    'dueOn S',
    'entry S',
    'expiresAt N',
    'foldedName S',
    'held S',
    'id S',
    'left S',
    'listing S',
    'listingOrder S',
    'metric S',
    'nameOrder S',
    'newestOrder S',
    'nextCheckAt N',
    'open S',
    'openedIn S',
    'openingPlace S',
    'owner S',
    'partitionKey S',
    'place S',
    'player S',
    'pool S',
    'priceOrder S',
    'queue S',
    'referrer S',
    'restrictions S',
    'review S',
    'sequence N',
    'state S',
    'status S',
    'subject S',
    'ticket S',
    'topic S',
    'trait S',
  ]);
});

it('streams ledger rows, quests and both images of changed products, orders, identity checks and tickets, and no wallets', () => {
  const streams = ofType(prod, 'AWS::DynamoDB::Table').flatMap(([id, { Properties }]) => {
    const { StreamViewType } =
      (Properties['StreamSpecification'] as { StreamViewType: string } | undefined) ?? {};
    return StreamViewType ? [[id, StreamViewType]] : [];
  });

  expect(streams).toEqual([
    ['TablesLedgerF9806C8B', 'NEW_IMAGE'],
    ['TablesProducts6D827669', 'NEW_AND_OLD_IMAGES'],
    ['TablesOrdersACF7C9C0', 'NEW_AND_OLD_IMAGES'],
    ['TablesDailies7EDA30B9', 'NEW_IMAGE'],
    ['TablesIdentityChecks0159D33C', 'NEW_AND_OLD_IMAGES'],
    ['TablesTickets8D70A397', 'NEW_AND_OLD_IMAGES'],
  ]);
});

it('is billed per request, encrypted, and has point-in-time recovery', () => {
  for (const [, { Properties }] of ofType(prod, 'AWS::DynamoDB::Table')) {
    expect(Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  }
});
