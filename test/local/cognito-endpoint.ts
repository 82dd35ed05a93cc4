import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { openUserPools } from '../../lib/local/cognito/user-pools';
import type { Faults } from '../../lib/local/faults/faults';
import { openOutbox } from '../../lib/local/ses/state';
import { clientProperties, poolProperties } from './cognito-properties';

/** The domain of pools with hosted sign-in. */
const domainPrefix = 'jade-test';

/** What CDK writes for the providers, by name; Facebook does not say whether an address is confirmed. */
const providers = {
  Google: { email: 'email', email_verified: 'email_verified' },
  Facebook: { email: 'email' },
  SignInWithApple: { email: 'email', email_verified: 'email_verified' },
};

/** What CDK adds to a client that signs in through providers. */
export const hostedClientProperties = {
  AllowedOAuthFlows: ['code'],
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthScopes: ['phone', 'email', 'openid', 'profile', 'aws.cognito.signin.user.admin'],
  CallbackURLs: ['http://localhost/Login/return'],
  LogoutURLs: ['http://localhost/'],
  SupportedIdentityProviders: ['COGNITO', ...Object.keys(providers)],
};

/** The parts of any answer that tests read. */
export interface Answer {
  __type?: string;
  message?: string;
  ChallengeParameters?: Record<string, string>;
  AuthenticationResult?: { RefreshToken?: string };
  CodeDeliveryDetails?: object;
}

export type Endpoint = Awaited<ReturnType<typeof openEndpoint>>;

/**
 * The emulated service on a free loopback port below a path, as the offline host serves it, with Amplify configured
 * for it, a mailbox, a list of the trigger's events, and a manual clock.
 */
export async function openEndpoint(
  options: {
    stateFile?: string;
    pool?: object;
    client?: object;
    trigger?: (event: unknown) => Promise<unknown>;
    /** Adds a domain and three providers to the pool. */
    hosted?: boolean;
    faults?: Faults;
  } = {},
) {
  let at = Date.parse('2025-11-01T12:00:00Z');
  const now = () => new Date(at);
  const events: { triggerSource: string; userName: string; [field: string]: unknown }[] = [];
  const outbox = openOutbox(null, now);
  const pools = await openUserPools({
    stateFile: options.stateFile ?? null,
    outbox,
    now,
    ...(options.faults && { faults: options.faults }),
    invokeTrigger: async (_arn, event) => {
      events.push(event as (typeof events)[number]);
      return options.trigger ? options.trigger(event) : event;
    },
  });
  const { ref: poolId, attributes } = pools.ensurePool({
    logicalId: 'IdentityUserPool',
    properties: { ...poolProperties, ...options.pool },
  });
  const pool = { id: poolId, arn: attributes.Arn, providerName: attributes.ProviderName };
  const { ref: clientId } = pools.ensureClient({
    logicalId: 'IdentitySiteClient',
    properties: {
      UserPoolId: pool.id,
      ...clientProperties,
      ...(options.hosted && hostedClientProperties),
      ...options.client,
    },
  });
  const client = { id: clientId };
  if (options.hosted) {
    pools.ensureDomain({ logicalId: 'Domain', properties: { UserPoolId: pool.id, Domain: domainPrefix } });
    for (const [name, AttributeMapping] of Object.entries(providers)) {
      const ProviderDetails = { client_id: 'stand-in' };
      const provider = { UserPoolId: pool.id, ProviderName: name, ProviderType: name };
      const properties = { ...provider, ProviderDetails, AttributeMapping };
      pools.ensureProvider({ logicalId: name, properties });
    }
  }
  ['SUPERADMINS', 'ADMINS'].forEach((GroupName, Precedence) => {
    const properties = { UserPoolId: pool.id, GroupName, Description: GroupName, Precedence };
    pools.ensureGroup({ logicalId: GroupName, properties });
  });

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (!request.url?.startsWith('/cognito-domain')) return void pools.handle(request, response, body);
      request.url = request.url.slice('/cognito-domain'.length);
      void pools.handleHosted(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/cognito-idp/`;
  ConsoleLogger.LOG_LEVEL = 'ERROR'; // Amplify warns of every endpoint that is not AWS's
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.id,
        userPoolClientId: client.id,
        userPoolEndpoint: url,
        loginWith: { email: true },
        signUpVerificationMethod: 'code',
        userAttributes: { email: { required: true } },
      },
    },
  });
  const browser = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => browser.get(key) ?? null,
    setItem: async (key, value) => void browser.set(key, value),
    removeItem: async (key) => void browser.delete(key),
    clear: async () => browser.clear(),
  });
  const admin = new CognitoIdentityProviderClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });

  /** One raw call, for requests that no client would send. */
  const call = async (action: string, body: unknown) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, answer: (await response.json()) as Answer };
  };
  /** The first step of a sign-in, without the client's half of the mathematics. */
  const beginSignIn = async (username: string) => {
    const AuthParameters = { USERNAME: username, SRP_A: 'abcdef' };
    const body = { ClientId: client.id, AuthFlow: 'USER_SRP_AUTH', AuthParameters };
    return (await call('InitiateAuth', body)).answer.ChallengeParameters ?? {};
  };
  /** The second step, with an invalid signature. @returns the error */
  const answerChallenge = async (username: string, secretBlock: string | undefined) => {
    const ChallengeResponses = {
      USERNAME: username,
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: 'AAAA',
      TIMESTAMP: 'Sat Nov 1 09:00:00 UTC 2025',
    };
    const body = { ClientId: client.id, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses };
    return (await call('RespondToAuthChallenge', body)).answer.message;
  };

  return {
    url,
    hostedUrl: `${origin}/cognito-domain/${domainPrefix}`,
    pools,
    pool,
    client,
    admin,
    outbox,
    events,
    call,
    beginSignIn,
    answerChallenge,
    failSignIn: async (username: string) =>
      answerChallenge(username, (await beginSignIn(username))['SECRET_BLOCK']),
    /** A value that Amplify stores, by the end of its key: `accessToken` or `refreshToken`. */
    kept: (name: string) => [...browser].find(([key]) => key.endsWith(`.${name}`))?.[1] ?? '',
    /** Resets Amplify as if in another browser; the old session continues without it. */
    changeBrowser: () => browser.clear(),
    lastCode: () => outbox.list().at(-1)?.code ?? '',
    pass: (seconds: number) => void (at += seconds * 1000),
    close: async () => {
      admin.destroy();
      pools.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
