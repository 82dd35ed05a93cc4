import type { SiteAccess } from './config';
import { safeNextPath } from './next-path';
import { paths } from './paths';

/** Who a route is for: everyone, players who are signed in, or those who are about to sign in. */
export type RouteAudience = 'public' | 'signed-in' | 'sign-in';

/** What is known of the visitor; `unknown` when the session could not be fetched. */
export type SessionState = 'signed-in' | 'signed-out' | 'unknown';

/** Whether a route needs to know the session at all before it is entered. */
export function asksForSession(audience: RouteAudience, access: SiteAccess): boolean {
  return audience !== 'public' || access === 'members-only';
}

/**
 * Decides whether a visitor enters a route, before any of it is shown.
 *
 * @param wanted  the path with its query that the visitor asked for
 * @returns null to enter, otherwise the address to go to instead
 */
export function decideEntry(visit: {
  audience: RouteAudience;
  access: SiteAccess;
  session: SessionState;
  wanted: URL;
}): string | null {
  const { audience, access, session, wanted } = visit;
  if (audience === 'sign-in') {
    return session === 'signed-in' ? safeNextPath(wanted.searchParams.get('next')) : null;
  }
  if (session === 'signed-in' || !asksForSession(audience, access)) return null;
  return paths.login({ next: wanted.pathname + wanted.search });
}
