import { fetchAuthSession } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/session/amplify';

/** Facts about the sign-in of this device, from its tokens. */
export interface SignInFacts {
  readonly email: string;
  /** Time of the authentication, in ISO 8601. */
  readonly signedInAt: string | null;
  /** Linked providers: `Google`, `Facebook`, `SignInWithApple`. */
  readonly providers: readonly string[];
  /** Whether the account has no password because only a provider opens it. */
  readonly isProvidersAlone: boolean;
}

/** Reads the tokens that Amplify holds; null without a session. */
export async function readSignInFacts(): Promise<SignInFacts | null> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) return null;
  return factsOf(tokens.idToken.payload);
}

/** @param claims  of the identity token, as the user pool issues them */
export function factsOf(claims: Readonly<Record<string, unknown>>): SignInFacts {
  const identities = identitiesIn(claims['identities']);
  const userName = claims['cognito:username'];
  const signedInAt = Number(claims['auth_time']);
  return {
    email: typeof claims['email'] === 'string' ? claims['email'] : '',
    signedInAt: signedInAt > 0 ? new Date(signedInAt * 1_000).toISOString() : null,
    providers: [...new Set(identities.map(({ providerName }) => providerName))],
    isProvidersAlone: identities.some(
      ({ providerName, userId }) =>
        typeof userName === 'string' && userName.toLowerCase() === `${providerName}_${userId}`.toLowerCase(),
    ),
  };
}

/** The pool issues the list as an array or, in some tokens, as JSON text. */
function identitiesIn(claim: unknown): { providerName: string; userId: string }[] {
  const list: unknown = typeof claim === 'string' ? JSON.parse(claim) : claim;
  return Array.isArray(list) ? (list as { providerName: string; userId: string }[]) : [];
}
