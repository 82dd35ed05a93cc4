import { beforeAll, expect, it } from 'vitest';
import { ofType } from './read-template';
import { type SynthesizedStage, synthesizeStage } from './synthesize-stage';

let prod: SynthesizedStage;

beforeAll(() => {
  prod = synthesizeStage('prod');
});

const player = { AttributeName: 'player', KeyType: 'HASH' };

it.each([
  ['wallets', 'TablesWalletsCB9CEA26', [player], undefined],
  ['players', 'TablesPlayersF509F4DA', [player], undefined],
  [
    'ledger',
    'TablesLedgerF9806C8B',
    [player, { AttributeName: 'entry', KeyType: 'RANGE' }],
    [
      {
        IndexName: 'by-sequence',
        KeySchema: [player, { AttributeName: 'sequence', KeyType: 'RANGE' }],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  ],
])('fixes for ever the keys of %s and its place in the stack', (_table, id, keys, indexes) => {
  const table = prod.resources[id];

  expect(table?.Type).toBe('AWS::DynamoDB::Table');
  expect(table?.Properties['KeySchema']).toEqual(keys);
  expect(table?.Properties['GlobalSecondaryIndexes']).toEqual(indexes);
  expect(table?.Properties).not.toHaveProperty('LocalSecondaryIndexes');
  expect(table?.Properties).not.toHaveProperty('TableName');
});

it('types every key: names are text, a sequence is a number', () => {
  const definitions = ofType(prod, 'AWS::DynamoDB::Table').flatMap(
    ([, { Properties }]) =>
      Properties['AttributeDefinitions'] as { AttributeName: string; AttributeType: string }[],
  );

  const types = Object.fromEntries(
    definitions.map(({ AttributeName, AttributeType }) => [AttributeName, AttributeType]),
  );
  expect(types).toEqual({ player: 'S', entry: 'S', sequence: 'N' });
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
