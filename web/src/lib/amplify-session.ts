import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { configureAmplify } from './amplify';
import { sawPlayer } from './session-end';

/** A player who is signed in, as the current tokens tell. */
export interface Session {
  player: string;
  email: string;
  /** Whether somebody vouches for the address: a code was entered, or a provider says so. */
  isEmailVerified: boolean;
  /** Whether the player is in ADMINS or SUPERADMINS; the API decides by itself what that opens. */
  isAdmin: boolean;
  /** Whether they are in SUPERADMINS, who alone move coins and change groups. */
  isSuperadmin: boolean;
  accessToken: string;
}

/** The tokens that Amplify holds, as the site's session; null when there are none. */
export async function fetchSession(): Promise<Session | null> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession();
  const player = tokens?.accessToken.payload.sub;
  if (!tokens || !player) return null;
  const email = String(tokens.idToken?.payload['email'] ?? '');
  sawPlayer({ player, email });
  const groups = groupsOf(tokens.accessToken.payload['cognito:groups']);
  const isSuperadmin = groups.includes('SUPERADMINS');
  return {
    player,
    email,
    isEmailVerified: tokens.idToken?.payload['email_verified'] === true,
    isAdmin: isSuperadmin || groups.includes('ADMINS'),
    isSuperadmin,
    accessToken: tokens.accessToken.toString(),
  };
}

function groupsOf(claim: unknown): unknown[] {
  return Array.isArray(claim) ? claim : [];
}

/** Ends the session with Amplify. Whoever came by a provider is led over the sign-out of the hosted domain. */
export async function signOutHere(): Promise<void> {
  await configureAmplify();
  sawPlayer(null);
  await signOut();
}
