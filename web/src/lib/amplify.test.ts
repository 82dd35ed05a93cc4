import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureAmplify, configureStorage } from './amplify';

const targets = vi.hoisted(() => [] as (string | null)[]);
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

// Whatever is asked for is the same object for the life of a page; another one stands for another page.
let loaded = settings;
vi.mock('./config', () => ({ loadConfig: async () => loaded }));

beforeEach(async () => {
  loaded = structuredClone(settings);
  targets.splice(0);
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    targets.push(new Headers(headers).get('x-amz-target'));
    const Credentials = { AccessKeyId: 'AKIA', SecretKey: 'secret', SessionToken: 'token', Expiration: 9e9 };
    return new Response(JSON.stringify({ IdentityId: 'us-east-1:me', Credentials }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a page that calls APIs', () => {
  it('fetches no credentials of AWS', async () => {
    await configureAmplify();

    const { credentials } = await fetchAuthSession();

    expect(credentials).toBeUndefined();
    expect(targets).toEqual([]);
  });

  it('has them once it reads files, whatever calls an API after that', async () => {
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
});
