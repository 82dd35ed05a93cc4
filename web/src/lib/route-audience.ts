import type { SiteAccess } from './config';

/** Who a route is for: everyone, players who are signed in, admins, or those who are about to sign in. */
export type RouteAudience = 'public' | 'signed-in' | 'admins' | 'sign-in';

/** Whether a route needs to know the session at all before it is entered. */
export function asksForSession(audience: RouteAudience, access: SiteAccess): boolean {
  return audience !== 'public' || access === 'members-only';
}
