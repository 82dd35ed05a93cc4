import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { configureAmplify } from './amplify';

/** A player who is signed in, as the current tokens tell. */
export interface Session {
  player: string;
  email: string;
  /** Whether the player is in ADMINS or SUPERADMINS; the API decides by itself what that opens. */
  isAdmin: boolean;
  accessToken: string;
}

/** The tokens that Amplify holds, as the site's session; null when there are none. */
export async function fetchSession(): Promise<Session | null> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession();
  const player = tokens?.accessToken.payload.sub;
  if (!tokens || !player) return null;
  return {
    player,
    email: String(tokens.idToken?.payload['email'] ?? ''),
    isAdmin: groupsOf(tokens.accessToken.payload['cognito:groups']).some(
      (group) => group === 'ADMINS' || group === 'SUPERADMINS',
    ),
    accessToken: tokens.accessToken.toString(),
  };
}

function groupsOf(claim: unknown): unknown[] {
  return Array.isArray(claim) ? claim : [];
}

/** Ends the session with Amplify. */
export async function signOutHere(): Promise<void> {
  await configureAmplify();
  await signOut();
}
