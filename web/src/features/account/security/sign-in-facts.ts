import { fetchAuthSession } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/amplify';

/** What the tokens of this device tell about its sign-in. */
export interface SignInFacts {
  readonly email: string;
  /** When the player proved who they are, in ISO 8601. */
  readonly signedInAt: string | null;
  /** The ways into this account beside its password: `Google`, `Facebook`, `SignInWithApple`. */
  readonly providers: readonly string[];
  /** Whether the account has no password of its own, because a provider alone opens it. */
  readonly isProvidersAlone: boolean;
}

/** Reads the tokens that Amplify holds; null when nobody is signed in. */
export async function readSignInFacts(): Promise<SignInFacts | null> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) return null;
  return factsOf(tokens.idToken.payload);
}

/** @param claims  of the identity token, as the user pool writes them */
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

/** The pool writes the list as it is, or as text in some tokens. */
function identitiesIn(claim: unknown): { providerName: string; userId: string }[] {
  const list: unknown = typeof claim === 'string' ? JSON.parse(claim) : claim;
  return Array.isArray(list) ? (list as { providerName: string; userId: string }[]) : [];
}
