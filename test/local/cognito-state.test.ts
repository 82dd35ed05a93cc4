import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmSignUp, signIn, signUp } from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../lib/local/ses/state';
import { makeTemporaryFolder } from '../temporary-folder';
import { openEndpoint, type Endpoint } from './cognito-endpoint';
import { clientProperties, poolProperties } from './cognito-properties';

const username = 'mei@jade.test';
const password = 'Jade-Harbour-1';

let folder: string;
let endpoint: Endpoint;

beforeEach(() => {
  folder = makeTemporaryFolder();
});

afterEach(async () => {
  await endpoint?.close();
});

async function setup(options: Parameters<typeof openEndpoint>[0] = {}) {
  endpoint = await openEndpoint({ stateFile: join(folder, 'state', 'user-pools.json'), ...options });
  return endpoint;
}

async function setupPlayer() {
  const opened = await setup();
  await signUp({ username, password });
  await confirmSignUp({ username, confirmationCode: opened.lastCode() });
  await signIn({ username, password });
  return opened;
}

describe('the state file', () => {
  it('preserves tokens, sessions and users across a restart', async () => {
    const first = await setupPlayer();
    const accessToken = first.kept('accessToken');
    const refreshToken = first.kept('refreshToken');
    await first.close();

    const second = await setup();

    const continued = await second.call('GetTokensFromRefreshToken', {
      ClientId: second.client.id,
      RefreshToken: refreshToken,
    });
    expect([second.pool, second.client]).toEqual([first.pool, first.client]);
    expect(second.pools.verifyAccessToken(second.pool.arn, accessToken)).toHaveProperty('sub');
    expect(continued.status).toBe(200);
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
  });

  it('contains every acknowledged change and no partial one when the host is killed', async () => {
    const first = await setup();
    await signUp({ username, password });
    const copy = readFileSync(join(folder, 'state', 'user-pools.json'));
    await first.close();
    writeFileSync(join(folder, 'killed.json'), copy);
    writeFileSync(join(folder, 'killed.json.next'), copy.subarray(0, 100));

    await setup({ stateFile: join(folder, 'killed.json') });

    await confirmSignUp({ username, confirmationCode: first.lastCode() });
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
    expect(readdirSync(folder)).not.toContain('killed.json.next');
  });

  it('contains no password and no token', async () => {
    const { kept } = await setupPlayer();

    const text = readFileSync(join(folder, 'state', 'user-pools.json'), 'utf8');

    expect(text).toContain(username);
    for (const secret of [password, kept('refreshToken'), kept('accessToken')])
      expect(text).not.toContain(secret);
  });

  it('of another version is refused with a hint to --reset', async () => {
    writeFileSync(join(folder, 'old.json'), JSON.stringify({ version: 0 }));

    await expect(setup({ stateFile: join(folder, 'old.json') })).rejects.toThrow('Start with --reset');
  });
});

describe('verifyAccessToken', () => {
  // https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-verifying-a-jwt.html
  it('refuses expired, altered and malformed tokens, and those of another use or pool', async () => {
    const { kept, pools, pool, pass } = await setupPlayer();
    const token = kept('accessToken');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const asAdmin = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': ['ADMINS'] })).toString(
      'base64url',
    );
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const read = (text: string, arn = pool.arn) => pools.verifyAccessToken(arn, text);

    const answers = [
      read(`${header}.${asAdmin}.${signature}`),
      read(`${unsigned}.${payload}.${signature}`),
      read(kept('idToken')),
      read(token, `${pool.arn}x`),
      read(`${token}.`),
      read('token'),
      read(''),
    ];
    pass(900);
    const late = read(token);

    expect([...answers, late].map((answer) => 'refused' in answer && answer.refused)).toEqual([
      'wrong-signature',
      'wrong-signature',
      'wrong-use',
      'wrong-issuer',
      'malformed',
      'malformed',
      'malformed',
      'expired',
    ]);
  });
});

describe('the mailbox', () => {
  it('keeps its mails across a restart, newest last', () => {
    const file = join(folder, 'mail.json');
    const times = ['2025-11-01T12:00:00.000Z', '2025-11-01T12:00:01.000Z'];
    const now = () => new Date(times.shift() ?? 0);
    const first = openOutbox(file, now);
    first.send({ to: 'mei@jade.test', subject: 'First', body: 'Code 1', code: '1' });
    first.send({ to: 'lok@jade.test', subject: 'Second', body: 'Code 2', code: '2' });

    const second = openOutbox(file, now);

    expect(second.list()).toEqual([
      { to: 'mei@jade.test', subject: 'First', code: '1', sentAt: '2025-11-01T12:00:00.000Z' },
      { to: 'lok@jade.test', subject: 'Second', code: '2', sentAt: '2025-11-01T12:00:01.000Z' },
    ]);
    expect(second.read().map(({ body }) => body)).toEqual(['Code 1', 'Code 2']);
  });
});

describe('the template', () => {
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpool.html
  it.each([
    [{ AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } }, 'AllowAdminCreateUserOnly'],
    [{ DeviceConfiguration: {} }, 'DeviceConfiguration'],
    [{ MfaConfiguration: 'ON' }, 'MfaConfiguration'],
    [{ LambdaConfig: { PreAuthentication: 'arn' } }, 'PreAuthentication'],
    [{ UsernameConfiguration: { CaseSensitive: true } }, 'CaseSensitive'],
    [{ Policies: { PasswordPolicy: { PasswordHistorySize: 3 } } }, 'PasswordHistorySize'],
    [
      { UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: [] } },
      'AttributesRequireVerificationBeforeUpdate',
    ],
  ])('is refused for a pool with %j', async (property, name) => {
    const { pools } = await setup();

    expect(() =>
      pools.ensurePool({ logicalId: 'Pool', properties: { ...poolProperties, ...property } }),
    ).toThrow(name);
  });

  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolclient.html
  it.each([
    [{ ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH'] }, 'ExplicitAuthFlows'],
    [{ GenerateSecret: true }, 'GenerateSecret'],
    [{ AllowedOAuthFlows: ['implicit'] }, 'AllowedOAuthFlows'],
    [{ AnalyticsConfiguration: {} }, 'AnalyticsConfiguration'],
    [{ PreventUserExistenceErrors: 'LEGACY' }, 'PreventUserExistenceErrors'],
    [{ RefreshTokenRotation: { Feature: 'DISABLED' } }, 'Feature'],
  ])('is refused for a client with %j', async (property, name) => {
    const { pools, pool } = await setup();
    const properties = { UserPoolId: pool.id, ...clientProperties, ...property };

    expect(() => pools.ensureClient({ logicalId: 'Client', properties })).toThrow(name);
  });

  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolidentityprovider.html
  it.each([
    [{ ProviderName: 'LoginWithAmazon' }, 'ProviderName'],
    [{ AttributeMapping: { email: 'email', name: 'name' } }, 'name'],
    [{ IdpIdentifiers: ['jade'] }, 'IdpIdentifiers'],
  ])('is refused for a provider with %j', async (property, name) => {
    const { pools, pool } = await setup();
    const provider = { UserPoolId: pool.id, ProviderName: 'Google', ProviderType: 'Google', ...property };

    expect(() => pools.ensureProvider({ logicalId: 'Provider', properties: provider })).toThrow(name);
  });

  it('is refused for a custom domain', async () => {
    const { pools, pool } = await setup();
    const domain = { UserPoolId: pool.id, Domain: 'auth.jade.test', CustomDomainConfig: {} };

    expect(() => pools.ensureDomain({ logicalId: 'Domain', properties: domain })).toThrow(
      'CustomDomainConfig',
    );
  });

  it('is refused for a client or group of an unknown pool', async () => {
    const { pools } = await setup();
    const elsewhere = { UserPoolId: 'us-east-1_Other' };

    expect(() =>
      pools.ensureClient({ logicalId: 'Client', properties: { ...clientProperties, ...elsewhere } }),
    ).toThrow('us-east-1_Other');
    expect(() =>
      pools.ensureGroup({ logicalId: 'Admins', properties: { ...elsewhere, GroupName: 'ADMINS' } }),
    ).toThrow('us-east-1_Other');
  });

  it('creates ids in the form that Amplify and Cognito expect', async () => {
    const { pool, client } = await setup();

    expect(pool.id).toMatch(/^us-east-1_[0-9a-zA-Z]{9}$/);
    expect(pool.arn).toBe(`arn:aws:cognito-idp:us-east-1:000000000000:userpool/${pool.id}`);
    expect(pool.providerName).toBe(`cognito-idp.us-east-1.amazonaws.com/${pool.id}`);
    expect(client.id).toMatch(/^[0-9a-z]{26}$/);
  });
});
