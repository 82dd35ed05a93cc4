import { describe, expect, it } from 'vitest';
import { compilePolicies } from './role-policies';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/Wallets';
const other = 'arn:aws:dynamodb:us-east-1:000000000000:table/Orders';
const condition = { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['player'] } };

function setup(...statements: object[]) {
  return compilePolicies([{ name: 'policy', policy: { Statement: statements } }]);
}

describe('compilePolicies', () => {
  it('reads the keys of conditions for the actions and resources of their statement', () => {
    const textReadingKeys = setup(
      { Effect: 'Allow', Action: ['dynamodb:Get*', 'dynamodb:Query'], Resource: table, Condition: condition },
      { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: other },
    );

    expect(textReadingKeys('dynamodb:GetItem', table)).toContain('dynamodb:attributes');
    expect(textReadingKeys('dynamodb:GetItem', table)).not.toContain('dynamodb:leadingkeys');
    expect(textReadingKeys('dynamodb:PutItem', table)).toBe('');
    expect(textReadingKeys('dynamodb:GetItem', other)).toBe('');
  });

  it.each([
    ['an action in another case', { Action: 'DynamoDB:getitem', Resource: `${table}` }],
    ['exceptions of actions', { NotAction: 'dynamodb:PutItem', Resource: table }],
    ['exceptions of resources', { Action: 'dynamodb:GetItem', NotResource: other }],
    ['a variable in the resource', { Action: 'dynamodb:*', Resource: '${dynamodb:Attributes}' }],
    [
      'a placeholder in the resource',
      { Action: 'dynamodb:GetItem', Resource: 'arn:aws:dynamodb:*:table/Wallet?' },
    ],
  ])('reads the keys of a statement with %s', (_kind, statement) => {
    const textReadingKeys = setup({ Effect: 'Deny', Condition: condition, ...statement });

    expect(textReadingKeys('dynamodb:GetItem', table)).toContain('dynamodb:attributes');
  });

  it.each(['notes/a\nb', 'notes/a\r', 'notes/\u2028'])(
    'reads the keys of a conditional denial for %j, because a placeholder stands for any character',
    (key) => {
      const resource = 'arn:aws:s3:::bucket/notes/*';
      const textReadingKeys = setup(
        { Effect: 'Allow', Action: 's3:GetObject', Resource: resource },
        {
          Effect: 'Deny',
          Action: 's3:GetObject',
          Resource: resource,
          Condition: { StringEquals: { 's3:prefix': '' } },
        },
      );

      expect(textReadingKeys('s3:GetObject', `arn:aws:s3:::bucket/${key}`)).toContain('s3:prefix');
    },
  );

  it('reads the keys of every statement about an action without a resource', () => {
    const textReadingKeys = setup({ Action: 'dynamodb:ListStreams', Resource: table, Condition: condition });

    expect(textReadingKeys('dynamodb:ListStreams', '*')).not.toBe('');
  });
});
