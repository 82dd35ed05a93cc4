import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureAmplify, configureStorage } from './amplify';

const targets = vi.hoisted(() => [] as (string | null)[]);
/** Identities that the pool does not know. */
const unknown = new Set<unknown>();
const settings = {
  amplify: {
    Auth: {
      Cognito: {
        userPoolId: 'us-east-1_Abcdefghi',
        userPoolClientId: 'client',
        identityPoolId: 'us-east-1:11111111-2222-3333-4444-555555555555',
        allowGuestAccess: true,
      },
    },
  },
};

/** Where Amplify caches the identity of a guest. */
const keptIdentity = `com.amplify.Cognito.${settings.amplify.Auth.Cognito.identityPoolId}.identityId`;

// Config is the same object for the life of a page; another object stands for another page.
let loaded = settings;
vi.mock('../api/config', () => ({ loadConfig: async () => loaded }));

beforeEach(async () => {
  loaded = structuredClone(settings);
  targets.splice(0);
  unknown.clear();
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    targets.push(new Headers(headers).get('x-amz-target'));
    const { IdentityId } = JSON.parse(String(body)) as { IdentityId?: string };
    if (unknown.has(IdentityId)) {
      const refusal = { __type: 'ResourceNotFoundException', message: `Identity '${IdentityId}' not found.` };
      return new Response(JSON.stringify(refusal), { status: 400 });
    }
    const Credentials = { AccessKeyId: 'AKIA', SecretKey: 'secret', SessionToken: 'token', Expiration: 9e9 };
    return new Response(JSON.stringify({ IdentityId: 'us-east-1:me', Credentials }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('configureAmplify', () => {
  it('fetches no AWS credentials for a page that only calls APIs', async () => {
    await configureAmplify();

    const { credentials } = await fetchAuthSession();

    expect(credentials).toBeUndefined();
    expect(targets).toEqual([]);
  });

  it('keeps credentials once storage was configured, even when APIs are called afterwards', async () => {
    await configureAmplify();
    await configureStorage();
    await configureAmplify();

    const { credentials, identityId } = await fetchAuthSession();

    expect(credentials?.accessKeyId).toBe('AKIA');
    expect(identityId).toBe('us-east-1:me');
    expect(targets).toEqual([
      'AWSCognitoIdentityService.GetId',
      'AWSCognitoIdentityService.GetCredentialsForIdentity',
    ]);
  });

  it('requests another identity when the pool no longer knows the cached one', async () => {
    await defaultStorage.setItem(keptIdentity, 'us-east-1:before-a-reset');
    unknown.add('us-east-1:before-a-reset');
    await configureStorage();

    const { credentials, identityId } = await fetchAuthSession();

    expect([credentials?.accessKeyId, identityId]).toEqual(['AKIA', 'us-east-1:me']);
    expect(await defaultStorage.getItem(keptIdentity)).toBe('us-east-1:me');
  });

  it("requests another identity once only, and then fails with the pool's error", async () => {
    unknown.add('us-east-1:me');
    await configureStorage();

    await expect(fetchAuthSession()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });

    expect(targets.filter((target) => target?.endsWith('GetCredentialsForIdentity'))).toHaveLength(2);
  });
});
