import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { configureAmplify } from './amplify';
import { setPagePlayer, signOutOfPage } from './session-end';

/** A signed-in player, from the current tokens. */
export interface Session {
  player: string;
  email: string;
  /** Whether the address is verified, by a code or by a provider. */
  isEmailVerified: boolean;
  /** Whether the player is in ADMINS or SUPERADMINS; the API enforces permissions on its own. */
  isAdmin: boolean;
  /** Whether the player is in SUPERADMINS, who alone move coins and change groups. */
  isSuperadmin: boolean;
  accessToken: string;
}

/** The site's session from Amplify's tokens; null when there are none. */
export async function fetchSession(): Promise<Session | null> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession();
  const player = tokens?.accessToken.payload.sub;
  if (!tokens || !player) return null;
  const email = String(tokens.idToken?.payload['email'] ?? '');
  setPagePlayer({ player, email });
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

/** Ends the session with Amplify. Players of an external provider are redirected through the hosted sign-out. */
export async function signOutHere(): Promise<void> {
  await configureAmplify();
  await signOutOfPage(signOut);
}
