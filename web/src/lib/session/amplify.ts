import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { loadConfig } from '../api/config';
import { isSamePath, paths } from '../paths';
import { awsCredentials } from './aws-credentials';
import { type AmplifyStorage, unpackTrip } from './provider-trip';

/** Globals of a page, which tests configure Amplify without. Declared here, since they compile this file for Node. */
declare const location: { readonly pathname: string } | undefined;
declare const localStorage: AmplifyStorage;

/**
 * Configures Amplify to call the APIs as the signed-in player. Only lazily loaded modules may import this one: Amplify must not be part of
 * the first load of a public page.
 *
 * The APIs need only an access token. Amplify would also fetch AWS credentials with two sequential requests before the first call of every
 * page; code that needs them calls `configureStorage`.
 */
export async function configureAmplify(): Promise<void> {
  const { amplify } = await loadConfig();
  if (configured?.amplify === amplify) return;
  configure({ amplify, hasCredentials: false });
}

/** Configures Amplify to read and write files as well, which needs AWS credentials. */
export async function configureStorage(): Promise<void> {
  const { amplify } = await loadConfig();
  if (configured?.amplify === amplify && configured.hasCredentials) return;
  configure({ amplify, hasCredentials: true });
}

interface Configured {
  readonly amplify: ResourcesConfig;
  readonly hasCredentials: boolean;
}

let configured: Configured | undefined;

function configure(wanted: Configured): void {
  // Amplify looks for its stored state as soon as it is configured on the provider's return page, so it is restored first.
  const isReturn = typeof location !== 'undefined' && isSamePath(location.pathname, paths.loginReturn);
  if (!configured && isReturn) unpackTrip(localStorage);
  if (wanted.hasCredentials) configureCredentials(wanted.amplify);
  else Amplify.configure(withoutIdentityPool(wanted.amplify));
  configured = wanted;
}

/** Amplify installs its own token provider only where it also chooses the credentials provider. */
function configureCredentials(amplify: ResourcesConfig): void {
  if (amplify.Auth) cognitoUserPoolsTokenProvider.setAuthConfig(amplify.Auth);
  Amplify.configure(amplify, {
    Auth: { tokenProvider: cognitoUserPoolsTokenProvider, credentialsProvider: awsCredentials },
  });
}

/** @returns the same settings for sign-in alone: without an identity pool, Amplify fetches no credentials */
function withoutIdentityPool({ Auth, ...others }: ResourcesConfig): ResourcesConfig {
  if (!Auth) return others;
  return { ...others, Auth: { Cognito: { ...Auth.Cognito, identityPoolId: '' } } as typeof Auth };
}
