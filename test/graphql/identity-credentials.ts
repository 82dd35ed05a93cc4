import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { type Casino, password } from '../api/casino';
import { type Caller, signing } from './callers';

/** What Amplify gets from the identity pool for a browser. */
interface Visitor {
  /** Signs with the role that the pool chose. */
  readonly caller: Caller;
  /** Undefined for a guest. */
  readonly idToken: string | undefined;
}

/**
 * Visits the site with the unmodified Amplify client.
 *
 * @param email  of somebody that there is; a guest if left out
 */
export async function visit({ config }: Casino, email?: string): Promise<Visitor> {
  ConsoleLogger.LOG_LEVEL = 'ERROR'; // it warns of every endpoint that is not AWS's
  Amplify.configure(config.amplify as ResourcesConfig);
  if (email !== undefined) await signIn({ username: email, password });
  const { credentials, tokens } = await fetchAuthSession();
  await signOut();
  if (!credentials) throw new Error('The identity pool gave no credentials');
  return { caller: signing(credentials), idToken: tokens?.idToken?.toString() };
}
