import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { awsCredentials } from './aws-credentials';
import { loadConfig } from './config';
import { isSamePath, paths } from './paths';
import { type Section, unpackTrip } from './provider-trip';

/**
 * Makes Amplify ready to call the APIs as whoever is signed in. Only modules that are loaded lazily may import this one: nothing of
 * Amplify belongs into the first load of a public page.
 *
 * An access token is all that the APIs ask for. Amplify would also fetch credentials of AWS with two requests, one after the other, before
 * the first call of every page; whoever needs those says so by `configureStorage`.
 */
export async function configureAmplify(): Promise<void> {
  const { amplify } = await loadConfig();
  if (configured?.amplify === amplify) return;
  configure({ amplify, hasCredentials: false });
}

/** Makes Amplify ready to read and write files as well, which takes credentials of AWS. */
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
  // Whoever configures first on the page that providers send people back to: Amplify looks at once for what it left.
  const { location, sessionStorage: tab, localStorage: device } = globalThis as unknown as Surroundings;
  if (!configured && location && isSamePath(location.pathname, paths.loginReturn))
    unpackTrip({ tab, device });
  if (wanted.hasCredentials) configureCredentials(wanted.amplify);
  else Amplify.configure(withoutIdentityPool(wanted.amplify));
  configured = wanted;
}

/** Amplify prepares its own provider of tokens only where it chooses that of credentials as well. */
function configureCredentials(amplify: ResourcesConfig): void {
  if (amplify.Auth) cognitoUserPoolsTokenProvider.setAuthConfig(amplify.Auth);
  Amplify.configure(amplify, {
    Auth: { tokenProvider: cognitoUserPoolsTokenProvider, credentialsProvider: awsCredentials },
  });
}

/** @returns the same settings for sign-in alone: where Amplify knows of no identity pool, it fetches no credentials */
function withoutIdentityPool({ Auth, ...others }: ResourcesConfig): ResourcesConfig {
  if (!Auth) return others;
  return { ...others, Auth: { Cognito: { ...Auth.Cognito, identityPoolId: '' } } as typeof Auth };
}

/** Tests configure Amplify where there is no page. */
interface Surroundings {
  readonly location?: { readonly pathname: string };
  readonly sessionStorage: Section;
  readonly localStorage: Section;
}
