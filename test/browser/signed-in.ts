import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Browser } from 'playwright-core';
import { srpSignIn } from '../srp-sign-in';
import { openPage, type PageOptions, type WatchedPage } from './open-browser';
import { demoPassword, mailedCode, password } from './visitor';

type StorageState = NonNullable<PageOptions['storageState']>;

/** Opens a blank page of a new player who skipped the welcome: the result of `signUp` without its pages. */
export async function openNewPlayer(
  browser: Browser,
  siteUrl: string,
  email: string,
  options: PageOptions = {},
): Promise<WatchedPage> {
  const { cognito, clientId } = await userPoolOf(siteUrl);
  const address = { Name: 'email', Value: email };
  await cognito.send(
    new SignUpCommand({ ClientId: clientId, Username: email, Password: password, UserAttributes: [address] }),
  );
  const code = await mailedCode(siteUrl, email);
  await cognito.send(
    new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode: code }),
  );
  return openSignedIn(browser, siteUrl, email, { ...options, secret: password });
}

/**
 * Opens a blank page of a signed-in player: the result of `signIn` without its page.
 *
 * @param options.secret  password; by default the one of the seeded accounts
 */
export async function openSignedIn(
  browser: Browser,
  siteUrl: string,
  email: string,
  { secret = demoPassword, ...options }: PageOptions & { secret?: string } = {},
): Promise<WatchedPage> {
  const { cognito, userPoolId, clientId } = await userPoolOf(siteUrl);
  const tokens = await srpSignIn(cognito, { userPoolId, clientId, email, password: secret });
  return openPage(browser, { ...options, storageState: storageOf(siteUrl, clientId, email, tokens) });
}

/** Browser storage as left by Amplify and the site after a sign-in. */
function storageOf(
  siteUrl: string,
  clientId: string,
  email: string,
  tokens: Awaited<ReturnType<typeof srpSignIn>>,
): StorageState {
  const [, claims = ''] = tokens.accessToken.split('.');
  const { username } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { username: string };
  const provider = `CognitoIdentityServiceProvider.${clientId}`;
  const entries = {
    ...Object.fromEntries(
      Object.entries(tokens).map(([name, token]) => [`${provider}.${username}.${name}`, token]),
    ),
    [`${provider}.${username}.clockDrift`]: '0',
    [`${provider}.${username}.signInDetails`]: JSON.stringify({
      loginId: email,
      authFlowType: 'USER_SRP_AUTH',
    }),
    [`${provider}.LastAuthUser`]: username,
    'jade-harbour.last-sign-in': JSON.stringify({ at: new Date().toISOString(), kind: 'password' }),
    'jade-harbour.welcome-later': username,
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: new URL(siteUrl).origin, localStorage }] };
}

async function userPoolOf(siteUrl: string) {
  const config = (await (await fetch(`${siteUrl}/config.json`)).json()) as {
    amplify: { Auth: { Cognito: Record<'userPoolId' | 'userPoolClientId' | 'userPoolEndpoint', string> } };
  };
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config.amplify.Auth.Cognito;
  const cognito = new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint: userPoolEndpoint });
  return { cognito, userPoolId, clientId: userPoolClientId };
}
