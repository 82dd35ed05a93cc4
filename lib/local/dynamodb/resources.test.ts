import { describe, expect, it } from 'vitest';
import { readTable, streamArnOf } from './resources';

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

describe('readTable', () => {
  it('reads a table and omits properties that have no effect locally', () => {
    const table = readTable({
      ...properties,
      BillingMode: 'PAY_PER_REQUEST',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      DeletionProtectionEnabled: true,
      Tags: [{ Key: 'stage', Value: 'local' }],
    });

    expect(table).toEqual({
      ...properties,
      TableArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/ledger',
      TableStatus: 'ACTIVE',
    });
  });

  it('adds a stream and an expiry attribute', () => {
    const more = {
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    };

    const table = readTable({ ...properties, ...more });

    expect(table).toMatchObject({
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
      LatestStreamArn: streamArnOf(table.TableArn),
      TimeToLiveAttribute: 'expiresAt',
    });
    expect(streamArnOf(table.TableArn)).toMatch(/:table\/ledger\/stream\/\d{4}-[\d-]+T[\d:.]+$/);
  });

  it.each([
    ['ResourcePolicy', { StreamSpecification: { StreamViewType: 'NEW_IMAGE', ResourcePolicy: {} } }],
    ['StreamViewType', { StreamSpecification: { StreamViewType: 'EVERYTHING' } }],
    ['Enabled', { TimeToLiveSpecification: { AttributeName: 'at', Enabled: false } }],
    ['Grace', { TimeToLiveSpecification: { AttributeName: 'at', Enabled: true, Grace: 1 } }],
    ['LocalSecondaryIndexes', { LocalSecondaryIndexes: [index] }],
    ['KinesisStreamSpecification', { KinesisStreamSpecification: { StreamArn: 'arn' } }],
    ['Whatever', { GlobalSecondaryIndexes: [{ ...index, Whatever: 1 }] }],
  ])('throws an error that names %s, which is not implemented', (name, more) => {
    expect(() => readTable({ ...properties, ...more })).toThrow(name);
  });

  it('throws for an undefined index key', () => {
    const AttributeDefinitions = properties.AttributeDefinitions.slice(0, 1);

    expect(() => readTable({ ...properties, AttributeDefinitions })).toThrow('Table ledger: ');
  });
});
