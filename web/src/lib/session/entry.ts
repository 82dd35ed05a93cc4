import { paths } from '../paths';
import { safeNextPath } from './next-path';
import { type EntryRules, requiresSession, type RouteAudience } from './route-audience';

/** The session of the visitor; `unknown` when it could not be fetched. */
export type SessionState = 'admin' | 'signed-in' | 'signed-out' | 'unknown';

/** Outcome of a visit: the visitor enters, is redirected, or gets the not-found page. */
export type Entry =
  | { enters: true }
  | { enters: false; goesTo: string }
  | { enters: false; finds: 'nothing' };

/**
 * Decides whether a visitor enters a route, before any of it is shown.
 *
 * @param wanted  the requested path with its query
 */
export function decideEntry(
  visit: EntryRules & { audience: RouteAudience; session: SessionState; wanted: URL },
): Entry {
  const { audience, session, wanted } = visit;
  if (audience === 'sign-in') {
    return isSignedIn(session)
      ? { enters: false, goesTo: safeNextPath(wanted.searchParams.get('next')) }
      : { enters: true };
  }
  if (!requiresSession(audience, visit)) return { enters: true };
  if (!isSignedIn(session))
    return { enters: false, goesTo: paths.login({ next: wanted.pathname + wanted.search }) };
  // The page does not exist for anyone else.
  return audience === 'admins' && session !== 'admin'
    ? { enters: false, finds: 'nothing' }
    : { enters: true };
}

function isSignedIn(session: SessionState): boolean {
  return session === 'admin' || session === 'signed-in';
}
