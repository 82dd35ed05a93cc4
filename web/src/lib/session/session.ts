import { data, redirect } from 'react-router';
import { loadConfig } from '../api/config';
import { notFound } from '../page/not-found';
import type { Session } from './amplify-session';
import { decideEntry, type SessionState } from './entry';
import { requiresSession, audiences, type RouteAudience } from './route-audience';
import { mayHaveSession } from './stored-session';

/**
 * The session of this visitor, with refreshed tokens if they were due. A stranger does not wait for Amplify.
 *
 * @returns null when no player is signed in
 * @throws Error when the sign-in service is unreachable
 */
export async function currentSession(): Promise<Session | null> {
  if (!mayHaveSession()) return null;
  const { fetchSession } = await import('./amplify-session');
  return fetchSession();
}

/** Signs out on this device and revokes this sign-in's refresh token. */
export async function endSession(): Promise<void> {
  const { signOutHere } = await import('./amplify-session');
  await signOutHere();
}

/**
 * Admits a visitor to a route or redirects them; called by loaders, before the route is entered.
 *
 * @throws a redirect response, which the router follows, or the error of the not-found page
 */
export async function admit(audience: RouteAudience, request: Request): Promise<void> {
  if (!audiences.includes(audience)) throw data('Unknown route middleware', { status: 500 });
  const { access, demos } = await loadConfig();
  if (!requiresSession(audience, { access, demos })) return;
  const session = await currentSession().catch(() => 'unknown' as const);
  const entry = decideEntry({
    audience,
    access,
    demos,
    session: session === 'unknown' ? 'unknown' : stateOf(session),
    wanted: new URL(request.url),
  });
  if (entry.enters) return;
  throw 'goesTo' in entry ? redirect(entry.goesTo) : notFound(request);
}

function stateOf(session: Session | null): SessionState {
  if (!session) return 'signed-out';
  return session.isAdmin ? 'admin' : 'signed-in';
}
