import { describe, expect, it } from 'vitest';
import { createAuthorize } from './authorize';
import { openRoles, type RolePolicy } from './roles';

const bucket = 'arn:aws:s3:::bucket';

/** Decides on an access under everything that S3 allows and these statements. */
async function isAllowed(key: string, ...statements: object[]): Promise<boolean> {
  const roles = openRoles();
  const allow = { Effect: 'Allow', Action: 's3:*', Resource: '*' };
  roles.define('reader', [
    { name: 'policy', policy: { Version: '2012-10-17', Statement: [allow, ...statements] } },
  ]);
  const authorize = createAuthorize({ roles });
  const caller = { accessKeyId: 'reader', session: 'session' };
  const accesses = [
    { action: 's3:GetObject', resource: `${bucket}/${key}`, context: { 's3:ExistingObjectTag/kind': key } },
  ];
  return (await authorize(caller, accesses)) === undefined;
}

// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_resource.html
describe('createAuthorize with a name that has a line break', () => {
  const keys = ['a/b', 'a/\n', 'a/one\ntwo', 'a/\r', 'a/\u2028'];
  const deny = { Effect: 'Deny', Action: 's3:GetObject' };

  it.each(keys)('denies %j by a placeholder in the resource', async (key) => {
    expect(await isAllowed(key, { ...deny, Resource: `${bucket}/a/*` })).toBe(false);
  });

  it.each(keys)('denies %j by a condition with a placeholder', async (key) => {
    const Condition = { StringLike: { 's3:ExistingObjectTag/kind': 'a/*' } };

    expect(await isAllowed(key, { ...deny, Resource: `${bucket}/*`, Condition })).toBe(false);
  });

  it.each(keys)('allows %j when the placeholder is of another folder', async (key) => {
    expect(await isAllowed(key, { ...deny, Resource: `${bucket}/b/*` })).toBe(true);
  });
});

describe('createAuthorize', () => {
  it('reports the denied access of a role', async () => {
    const roles = openRoles();
    roles.define('writer', []);
    const denials: string[] = [];
    const onDenial = (message: string) => void denials.push(message);
    const authorize = createAuthorize({ roles, onDenial });
    const access = { action: 's3:GetObject', resource: `${bucket}/a` };

    const denial = await authorize({ accessKeyId: 'writer', session: 'session' }, [access]);

    expect(denials).toEqual([denial?.message]);
    expect(denials[0]).toContain('s3:GetObject');
  });

  it('evaluates an access again after its evaluation failed', async () => {
    const policyOf = (Effect: string) => ({
      name: 'policy',
      policy: { Version: '2012-10-17', Statement: [{ Effect, Action: 's3:GetObject', Resource: '*' }] },
    });
    const policies: RolePolicy[] = [policyOf('Perhaps')];
    const roles = { ...openRoles(), policiesOf: () => policies };
    const authorize = createAuthorize({ roles });
    const read = () =>
      authorize({ accessKeyId: 'reader', session: 'session' }, [
        { action: 's3:GetObject', resource: `${bucket}/a` },
      ]);
    await expect(read()).rejects.toThrow('cannot be evaluated');

    policies[0] = policyOf('Allow');

    expect(await read()).toBeUndefined();
  });
});
