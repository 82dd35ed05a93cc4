import type { SiteAccess } from './config';

/** Who a route is for: everyone, players who are signed in, admins, or those who are about to sign in. */
export const audiences = ['public', 'signed-in', 'admins', 'sign-in'] as const;
export type RouteAudience = (typeof audiences)[number];

/** Whether a route needs to know the session at all before it is entered. */
export function asksForSession(audience: RouteAudience, access: SiteAccess): boolean {
  return audience !== 'public' || access === 'members-only';
}
