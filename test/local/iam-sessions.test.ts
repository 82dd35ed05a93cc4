import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthorize } from '../../lib/local/iam/authorize';
import type { Caller } from '../../lib/local/iam/caller';
import { openRoles } from '../../lib/local/iam/roles';
import { mayBeAssumed, readTrustPolicy } from '../../lib/local/iam/trust-policy';
import { openWebSessions } from '../../lib/local/iam/web-sessions';
import { s3Accesses } from '../../lib/local/s3/access';
import { makeTemporaryFolder } from '../temporary-folder';
import { arnOf, type Resources, type RunningStack, runStack } from './fixture-stack';

const poolId = 'us-east-1:11111111-2222-4333-8444-555555555555';
const identityVariable = '${cognito-identity.amazonaws.com:sub}';
const sub = 'cognito-identity.amazonaws.com:sub';

/** Role `person`, with these statements, for identities of the pool, and role `worker` for functions. */
function setup(statements: object[], stateFile: string | null = null) {
  let at = Date.parse('2026-11-01T12:00:00Z');
  const now = () => new Date(at);
  const roles = openRoles();
  const policies = [{ name: 'p', policy: { Version: '2012-10-17', Statement: statements } }];
  roles.define('person', policies, [{ poolId, method: 'authenticated' }]);
  roles.define('worker', policies);
  const webSessions = openWebSessions({ stateFile, roles, now });
  const authorize = createAuthorize({ roles, webSessions });
  const callerAs = (identityId: string): Caller => {
    const session = { role: 'person', poolId, identityId, methods: ['authenticated', 'provider'] };
    const { accessKeyId, sessionToken } = webSessions.begin({ ...session, expiresAt: at + 3_600_000 });
    return { accessKeyId, session: sessionToken };
  };
  const may = async (identityId: string, ...accesses: Parameters<typeof authorize>[1]) =>
    (await authorize(callerAs(identityId), accesses)) === undefined;
  return { authorize, webSessions, callerAs, may, pass: (seconds: number) => void (at += seconds * 1000) };
}

// https://docs.aws.amazon.com/cognito/latest/developerguide/iam-roles.html
describe('a session of an identity pool', () => {
  it('has access to resources that policies name by its own identity only', async () => {
    const Resource = `arn:aws:s3:::b/own/${identityVariable}/*`;
    const { may } = setup([{ Effect: 'Allow', Action: 's3:PutObject', Resource }]);
    const put = (key: string) => ({ action: 's3:PutObject', resource: `arn:aws:s3:::b/${key}` });

    const decisions = [
      await may('us-east-1:me', put('own/us-east-1:me/a')),
      await may('us-east-1:you', put('own/us-east-1:me/a')),
      await may('us-east-1:you', put('own/us-east-1:you/a')),
      await may('us-east-1:me', put('own/us-east-1:me')),
      await may('us-east-1:me', put(`own/${identityVariable}/a`)),
      await may('*', put('own/us-east-1:you/a')),
    ];

    expect(decisions).toEqual([true, false, true, false, false, false]);
  });

  it.each([
    ['its identity', { StringEquals: { [sub]: 'us-east-1:me' } }, true],
    ['another identity', { StringEquals: { [sub]: 'us-east-1:you' } }, false],
    ['its pool', { StringEquals: { 'cognito-identity.amazonaws.com:aud': poolId } }, true],
    [
      'how it signed in',
      { 'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' } },
      true,
    ],
    [
      'how it did not',
      { 'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'unauthenticated' } },
      false,
    ],
  ])('is evaluated by %s', async (_case, Condition, expected) => {
    const { may } = setup([{ Effect: 'Allow', Action: 's3:GetObject', Resource: '*', Condition }]);

    const access = { action: 's3:GetObject', resource: 'arn:aws:s3:::b/k' };

    expect(await may('us-east-1:me', access)).toBe(expected);
  });

  it('appears in a denial by its name', async () => {
    const { authorize, callerAs } = setup([]);

    const denial = await authorize(callerAs('us-east-1:me'), [
      { action: 's3:GetObject', resource: 'arn:aws:s3:::b/k' },
    ]);

    expect(denial?.message).toBe(
      'User: arn:aws:sts::000000000000:assumed-role/person/CognitoIdentityCredentials is not authorized to perform: s3:GetObject on resource: arn:aws:s3:::b/k because no identity-based policy allows the s3:GetObject action',
    );
  });

  it('expires on time', async () => {
    const { authorize, callerAs, pass } = setup([{ Effect: 'Allow', Action: '*', Resource: '*' }]);
    const caller = callerAs('us-east-1:me');
    const access = [{ action: 's3:GetObject', resource: 'arn:aws:s3:::b/k' }];
    pass(3599);
    expect(await authorize(caller, access)).toBeUndefined();

    pass(1);

    expect(await authorize(caller, access)).toMatchObject({ type: 'ExpiredTokenException' });
  });

  it('is invalid without its seal, and for another role', async () => {
    const { authorize, callerAs, webSessions } = setup([{ Effect: 'Allow', Action: '*', Resource: '*' }]);
    const { session } = callerAs('us-east-1:me');
    const invalid = { type: 'UnrecognizedClientException' };

    expect(await authorize({ accessKeyId: 'person', session: 'person' }, [])).toMatchObject(invalid);
    expect(await authorize({ accessKeyId: 'person', session: `${session}x` }, [])).toMatchObject(invalid);
    expect(webSessions.vouchFor({ accessKeyId: 'worker', session })).not.toHaveProperty('context');
  });

  it('survives a restart', () => {
    const stateFile = join(makeTemporaryFolder(), 'sessions.json');
    const before = setup([], stateFile);
    const caller = before.callerAs('us-east-1:me');

    const after = setup([], stateFile);

    expect(after.webSessions.vouchFor(caller)).toMatchObject({ context: { [sub]: 'us-east-1:me' } });
    expect(after.webSessions.secretKeyOf(caller)).toBe(before.webSessions.secretKeyOf(caller));
    expect(setup([]).webSessions.vouchFor(caller)).toBe('invalid-token');
  });
});

describe('a condition on a request', () => {
  const Condition = { StringLike: { 's3:prefix': ['media/*', `own/${identityVariable}/*`] } };
  const { may, authorize } = setup([
    { Effect: 'Allow', Action: 's3:ListBucket', Resource: 'arn:aws:s3:::b', Condition },
  ]);
  const list = (query: string) =>
    s3Accesses({ operation: 'ListObjectsV2', bucket: 'b', key: '', query: new URLSearchParams(query) });

  it.each([
    ['prefix=media/a', true],
    ['prefix=own/us-east-1:me/', true],
    ['prefix=own/us-east-1:you/', false],
    ['prefix=', false],
    ['', false],
  ])('is evaluated for "%s"', async (query, expected) => {
    expect(await may('us-east-1:me', ...list(query))).toBe(expected);
  });

  it('is evaluated for functions too', async () => {
    const worker = { accessKeyId: 'worker', session: 'f' };

    expect(await authorize(worker, list('prefix=media/'))).toBeUndefined();
    expect(await authorize(worker, list('prefix=own/'))).toMatchObject({ type: 'AccessDeniedException' });
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
describe('s3Accesses', () => {
  const query = new URLSearchParams();
  const at = { bucket: 'b', key: 'k/x', query };

  it.each(['GetObject', 'PutObject', 'DeleteObject'] as const)(
    'returns the permission of %s',
    (operation) => {
      expect(s3Accesses({ ...at, operation })).toEqual([
        { action: `s3:${operation}`, resource: 'arn:aws:s3:::b/k/x' },
      ]);
    },
  );
});

// https://docs.aws.amazon.com/cognito/latest/developerguide/role-trust-and-permissions.html
describe('a trust policy', () => {
  const statement = (changes: object = {}) => ({
    Effect: 'Allow',
    Action: 'sts:AssumeRoleWithWebIdentity',
    Principal: { Federated: 'cognito-identity.amazonaws.com' },
    Condition: {
      StringEquals: { 'cognito-identity.amazonaws.com:aud': poolId },
      'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
    },
    ...changes,
  });

  it('trusts signed-in identities of its pool only', () => {
    const trust = readTrustPolicy('Role', [statement()]);

    expect(mayBeAssumed(trust, { poolId, methods: ['authenticated', 'x'] })).toBe(true);
    expect(mayBeAssumed(trust, { poolId, methods: ['unauthenticated'] })).toBe(false);
    expect(mayBeAssumed(trust, { poolId: 'us-east-1:other', methods: ['authenticated'] })).toBe(false);
  });

  it('of a function trusts no identity', () => {
    const Principal = { Service: 'lambda.amazonaws.com' };

    const trust = readTrustPolicy('Role', [{ Effect: 'Allow', Action: 'sts:AssumeRole', Principal }]);

    expect(trust).toEqual([]);
  });

  it.each([
    ['anybody', { Principal: '*' }],
    ['no condition', { Condition: {} }],
    [
      'a wildcard',
      {
        Condition: {
          ...statement().Condition,
          'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': '*' },
        },
      },
    ],
    ['a denial', { Effect: 'Deny' }],
  ])('with %s is rejected', (_case, changes) => {
    expect(() => readTrustPolicy('Role', [statement(changes)])).toThrow(/Role: .*trust policy/);
  });
});

/** Sends a request to the bucket, signed as the function, and returns the answer. */
const caller = `
exports.handler = async ({ method, path, body }) => {
  const credential = process.env.AWS_ACCESS_KEY_ID + '/20250101/us-east-1/s3/aws4_request';
  const response = await fetch(process.env.AWS_ENDPOINT_URL_S3 + '/' + process.env.BUCKET + '/' + path, {
    method,
    body,
    headers: {
      'X-Amz-Security-Token': process.env.AWS_SESSION_TOKEN,
      Authorization: 'AWS4-HMAC-SHA256 Credential=' + credential + ', SignedHeaders=host, Signature=x',
    },
  });
  return { status: response.status, text: await response.text() };
};`;

describe('a function with a bucket', () => {
  let stack: RunningStack;
  const resources: Resources = { Files: { Type: 'AWS::S3::Bucket', Properties: {} } };
  beforeAll(async () => {
    stack = await runStack(resources, {
      Writer: {
        code: caller,
        properties: { Environment: { Variables: { BUCKET: { Ref: 'Files' } } } },
        statements: [
          {
            Effect: 'Allow',
            Action: ['s3:GetObject', 's3:PutObject'],
            Resource: { 'Fn::Join': ['', [arnOf('Files'), '/in/*']] },
          },
        ],
      },
    });
  });
  afterAll(() => stack.close());
  const callApi = (method: string, path: string, body?: string) =>
    stack.host.functions.invoke('Writer', { method, path, body });

  it('may do what its role allows', async () => {
    await callApi('PUT', 'in/a', 'hello');

    expect(await callApi('GET', 'in/a')).toEqual({ status: 200, text: 'hello' });
  });

  it.each([
    ['another prefix', 'PUT', 'out/a', 's3:PutObject', 'fixture-files/out/a'],
    ['another action', 'DELETE', 'in/a', 's3:DeleteObject', 'fixture-files/in/a'],
    ['a listing', 'GET', '?list-type=2', 's3:ListBucket', 'fixture-files'],
  ])('is refused %s in S3’s own format', async (_case, method, path, action, resource) => {
    const answer = await callApi(method, path);

    expect(answer).toEqual({
      status: 403,
      text: expect.stringContaining(
        `<Code>AccessDenied</Code><Message>User: arn:aws:sts::000000000000:assumed-role/Fixture-WriterRole/Fixture-Writer is not authorized to perform: ${action} on resource: arn:aws:s3:::${resource} because`,
      ),
    });
  });

  it('gets 403 for a missing object where it may not list', async () => {
    expect(await callApi('GET', 'in/nothing')).toMatchObject({ status: 403 });
  });
});
