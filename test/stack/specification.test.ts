import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, resourceType } from '../../lib/rehearsal/specification';
import { everyStage, synthesizeByTitle } from './every-stage';

beforeAll(() => {
  // Loaded before the first test, so that it does not count against its time.
  resourceType('AWS::S3::Bucket');
});

it.each(everyStage)('%s has only resources and properties that AWS specifies', (title) => {
  const { resources } = synthesizeByTitle(title);

  expect(faultsOf(resources)).toEqual([]);
});

describe('faultsOf', () => {
  const table = (properties: object) => ({
    Type: 'AWS::DynamoDB::Table',
    Properties: { KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }], ...properties },
  });
  const key = { AttributeName: 'id', KeyType: 'HASH' };

  it('accepts valid properties, and values that are only known after deployment', () => {
    const faults = faultsOf({
      Table: table({
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: { 'Fn::If': ['Kept', true, false] },
        TableName: { Ref: 'Name' },
        Tags: [{ Key: 'stage', Value: 'prod' }],
      }),
      Published: { Type: 'Custom::CDKBucketDeployment', Properties: { ServiceToken: 'arn', Anything: 1 } },
    });

    expect(faults).toEqual([]);
  });

  it.each([
    [
      'an unknown type',
      { Type: 'AWS::DynamoDB::Tabel', Properties: {} },
      'X: unknown type AWS::DynamoDB::Tabel',
    ],
    ['an unknown property', table({ TableNane: 'a' }), 'X TableNane: unknown property'],
    [
      'an unknown property inside another',
      table({ StreamSpecification: { StreamViewType: 'KEYS_ONLY', View: 1 } }),
      'X StreamSpecification.View: unknown property',
    ],
    ['a missing property', { Type: 'AWS::DynamoDB::Table', Properties: {} }, 'X KeySchema: is required'],
    [
      'one missing in an item of a list',
      table({ AttributeDefinitions: [{ AttributeName: 'id' }] }),
      'X AttributeDefinitions.0.AttributeType: is required',
    ],
    [
      'text for a boolean',
      table({ DeletionProtectionEnabled: 'true' }),
      'X DeletionProtectionEnabled: must be of type boolean',
    ],
    [
      'a fraction for an integer',
      { Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 1.5 } },
      'X RetentionInDays: must be of type integer',
    ],
    ['a number for text', table({ TableName: 7 }), 'X TableName: must be of type string'],
    ['one for many', table({ AttributeDefinitions: key }), 'X AttributeDefinitions: must be a list'],
    ['a list for an object', table({ StreamSpecification: [] }), 'X StreamSpecification: must be an object'],
    ['a tag without a value', table({ Tags: [{ Key: 'a' }] }), 'X Tags.0: must have a Key and a Value'],
    [
      'a value that is not among those allowed',
      { Type: 'AWS::Cognito::UserPool', Properties: { UserPoolTier: 'FREE' } },
      'X UserPoolTier: must be one of LITE, ESSENTIALS, PLUS',
    ],
    [
      'a property beside the properties',
      { ...table({}), TableName: 'a' },
      'X TableName: no resource has this attribute',
    ],
    [
      'a custom resource that nothing makes',
      { Type: 'Custom::Thing', Properties: {} },
      'X ServiceToken: is required for a custom resource',
    ],
  ])('finds %s', (_fault, resource, line) => {
    expect(faultsOf({ X: resource })).toEqual([line]);
  });
});
