import type { SiteAccess } from '../api/config';

/** Audience of a route: everyone, signed-in players, admins, or visitors who are about to sign in. */
export const audiences = ['public', 'signed-in', 'admins', 'sign-in'] as const;
export type RouteAudience = (typeof audiences)[number];

/** Whether a route needs the session before it is entered. */
export function requiresSession(audience: RouteAudience, access: SiteAccess): boolean {
  return audience !== 'public' || access === 'members-only';
}
