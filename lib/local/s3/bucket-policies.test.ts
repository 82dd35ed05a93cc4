import { describe, expect, it } from 'vitest';
import { openBucketPolicies } from './bucket-policies';

const denial = {
  Effect: 'Deny',
  Principal: { AWS: '*' },
  Action: 's3:PutObject',
  Resource: ['arn:aws:s3:::files/identity/*', 'arn:aws:s3:::files/attachments/*'],
  Condition: { Null: { 's3:if-none-match': 'true' } },
};

function policiesWith(...Statement: object[]) {
  const policies = openBucketPolicies();
  policies.add('Policy', { Bucket: 'files', PolicyDocument: { Version: '2012-10-17', Statement } });
  return policies;
}

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
describe('the policy of a bucket', () => {
  it.each([
    ['denies a write that expects no absent object', 's3:PutObject', 'identity/me/1', {}, true],
    [
      'admits a write that expects an absent object',
      's3:PutObject',
      'identity/me/1',
      { 'if-none-match': '*' },
      false,
    ],
    ['admits a write of another key', 's3:PutObject', 'quarantine/identity/1', {}, false],
    ['admits another action', 's3:GetObject', 'identity/me/1', {}, false],
  ])('%s', (_title, action, key, headers, isDenied) => {
    expect(policiesWith(denial).deny(action, `arn:aws:s3:::files/${key}`, headers)).toBe(isDenied);
  });

  it('stops the start with a resource of another bucket, and with a second policy', () => {
    const policies = policiesWith(denial);
    const properties = { Bucket: 'files', PolicyDocument: { Statement: [denial] } };

    expect(() => policies.add('Policy', properties)).toThrow('Policy: files already has a policy');
    expect(() => policies.add('Policy', { ...properties, Bucket: 'site' })).toThrow('is not in site');
  });

  it.each([
    ['another condition key', { ...denial, Condition: { Null: { 's3:x-amz-acl': 'true' } } }],
    [
      'a condition key of a denial without TLS',
      { ...denial, Condition: { Bool: { 'aws:ViaAWSService': 'true' } } },
    ],
    ['a denial without a condition', { ...denial, Condition: undefined }],
    ['a denial for one caller', { ...denial, Principal: { AWS: '000000000000' } }],
    ['a grant to callers', { ...denial, Effect: 'Allow', Principal: { AWS: '*' } }],
  ])('stops the start with %s', (_what, statement) => {
    expect(() => policiesWith(statement)).toThrow('Policy: the offline host does not support this');
  });
});
