import { describe, expect, it } from 'vitest';

import { readTable } from './table-properties';

const index = {
  IndexName: 'by-sequence',
  KeySchema: [{ AttributeName: 'sequence', KeyType: 'HASH' }],
  Projection: { ProjectionType: 'ALL' },
};

const properties = {
  TableName: 'ledger',
  AttributeDefinitions: [
    { AttributeName: 'player', AttributeType: 'S' },
    { AttributeName: 'sequence', AttributeType: 'N' },
  ],
  KeySchema: [{ AttributeName: 'player', KeyType: 'HASH' }],
  GlobalSecondaryIndexes: [index],
};

describe('the properties of a table', () => {
  it('become a table, those that change nothing locally left out', () => {
    const table = readTable(
      {
        ...properties,
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { SSEEnabled: true },
        DeletionProtectionEnabled: true,
        Tags: [{ Key: 'stage', Value: 'local' }],
      },
      'us-east-1',
    );

    expect(table).toEqual({
      ...properties,
      TableArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/ledger',
      TableStatus: 'ACTIVE',
    });
  });

  it.each([
    ['StreamSpecification', { StreamSpecification: { StreamViewType: 'NEW_IMAGE' } }],
    ['TimeToLiveSpecification', { TimeToLiveSpecification: { AttributeName: 'at', Enabled: true } }],
    ['LocalSecondaryIndexes', { LocalSecondaryIndexes: [index] }],
    ['KinesisStreamSpecification', { KinesisStreamSpecification: { StreamArn: 'arn' } }],
    ['Whatever', { GlobalSecondaryIndexes: [{ ...index, Whatever: 1 }] }],
  ])('are refused with the name of %s, which is not implemented', (name, more) => {
    expect(() => readTable({ ...properties, ...more }, 'us-east-1')).toThrow(name);
  });

  it('are refused when an index key is not defined', () => {
    const AttributeDefinitions = properties.AttributeDefinitions.slice(0, 1);

    expect(() => readTable({ ...properties, AttributeDefinitions }, 'us-east-1')).toThrow('Table ledger: ');
  });
});
