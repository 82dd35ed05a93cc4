import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { type Casino, password } from '../api/casino';
import { type Caller, signing } from './callers';

/** Credentials of a browser from Amplify and the identity pool. */
interface Visitor {
  /** Signs with the role that the pool assigned. */
  readonly caller: Caller;
  /** Undefined for a guest. */
  readonly idToken: string | undefined;
}

/**
 * Visits the site with the unmodified Amplify client.
 *
 * @param email  email address of a player; a guest by default
 */
export async function visit({ config }: Casino, email?: string): Promise<Visitor> {
  ConsoleLogger.LOG_LEVEL = 'ERROR'; // it warns about every endpoint outside AWS
  Amplify.configure(config.amplify as ResourcesConfig);
  if (email !== undefined) await signIn({ username: email, password });
  const { credentials, tokens } = await fetchAuthSession();
  await signOut();
  if (!credentials) throw new Error('The identity pool gave no credentials');
  return { caller: signing(credentials), idToken: tokens?.idToken?.toString() };
}
