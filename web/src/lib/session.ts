import { data, redirect } from 'react-router';
import type { Session } from './amplify-session';
import { loadConfig } from './config';
import { decideEntry, type SessionState } from './entry';
import { notFound } from './not-found';
import { asksForSession, audiences, type RouteAudience } from './route-audience';

/**
 * The session of this visitor, its tokens refreshed if they were due.
 *
 * @returns null when nobody is signed in
 * @throws Error when the sign-in service cannot be asked
 */
export async function currentSession(): Promise<Session | null> {
  const { fetchSession } = await import('./amplify-session');
  return fetchSession();
}

/** Signs out here and makes this sign-in's refresh token useless everywhere. */
export async function endSession(): Promise<void> {
  const { signOutHere } = await import('./amplify-session');
  await signOutHere();
}

/**
 * Lets a visitor into a route or sends them where they belong; for loaders, so it happens before the route is entered.
 *
 * @throws a redirect response, which the router follows, or what leads to the not-found page
 */
export async function admit(audience: RouteAudience, request: Request): Promise<void> {
  if (!audiences.includes(audience)) throw data('Unknown route middleware', { status: 500 });
  const { access } = await loadConfig();
  if (!asksForSession(audience, access)) return;
  const session = await currentSession().catch(() => 'unknown' as const);
  const entry = decideEntry({
    audience,
    access,
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
