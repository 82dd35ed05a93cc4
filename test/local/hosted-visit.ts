import { createHash, randomBytes } from 'node:crypto';
import type { Endpoint } from './cognito-endpoint';

export const redirectUri = 'http://localhost/Login/return';

/** The form that a visitor sends on the page of a provider. */
export interface Visitor {
  readonly email?: string;
  readonly verified?: boolean;
  readonly refusesFreshLink?: boolean;
}

/** Performs a browser's requests between the site and a provider. */
export function visitHosted({
  hostedUrl,
  client,
}: Pick<Endpoint, 'hostedUrl'> & { client: Pick<Endpoint['client'], 'id'> }) {
  const verifier = randomBytes(48).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');

  /** The address that an app redirects to; null omits a parameter. */
  const authorizeUrl = (changes: Record<string, string | null> = {}, endpoint = 'authorize'): string => {
    const parameters = {
      client_id: client.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      state: 'a-state',
      identity_provider: 'Google',
      scope: 'openid email aws.cognito.signin.user.admin',
      code_challenge,
      code_challenge_method: 'S256',
      ...changes,
    };
    const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== null);
    return `${hostedUrl}/oauth2/${endpoint}?${new URLSearchParams(given).toString()}`;
  };

  /** Submits the form of a provider's page. @returns the redirect of the browser */
  const choose = async (form: Record<string, string>, changes: Record<string, string | null> = {}) => {
    const answer = await fetch(authorizeUrl(changes, 'idpresponse'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
    });
    const location = answer.headers.get('location');
    return { status: answer.status, location, redirectParameters: location ? parametersOf(location) : {} };
  };

  const arrive = (provider: string, { email = '', verified = true, refusesFreshLink }: Visitor) =>
    choose(
      {
        person: 'new',
        email,
        ...(verified && { verified: 'true' }),
        ...(refusesFreshLink && { refusesFreshLink: 'true' }),
      },
      { identity_provider: provider },
    );

  /** Exchanges a code as an app does; null omits a field. */
  const exchange = async (code: string, changes: Record<string, string | null> = {}) => {
    const fields = {
      grant_type: 'authorization_code',
      code,
      client_id: client.id,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...changes,
    };
    const given = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== null);
    const answer = await fetch(`${hostedUrl}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(given),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };

  /** Performs a whole sign-in. @returns the tokens by name, with their claims */
  const signInWith = async (provider: string, visitor: Visitor) => {
    const { redirectParameters: answer } = await arrive(provider, visitor);
    if (!answer['code']) throw new Error(answer['error_description'] ?? 'No code came back');
    const { body } = await exchange(answer['code']);
    const access = claimsOf(body['access_token']);
    const id = claimsOf(body['id_token']);
    return { access, id, accessToken: body['access_token'] ?? '', refreshToken: body['refresh_token'] ?? '' };
  };

  return { authorizeUrl, choose, arrive, exchange, signInWith };
}

function parametersOf(location: string): Record<string, string> {
  return Object.fromEntries(new URL(location).searchParams);
}

function claimsOf(token = ''): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}');
}
