import type { SiteConfig } from '../api/config';

/** Audience of a route: everyone, signed-in players, those who may play demos on this stage, admins, or visitors who are about to sign in. */
export const audiences = ['public', 'signed-in', 'demo-players', 'admins', 'sign-in'] as const;
export type RouteAudience = (typeof audiences)[number];

/** The settings of a stage that decide who enters. */
export type EntryRules = Pick<SiteConfig, 'access' | 'demos'>;

/** Whether a route needs the session before it is entered. */
export function requiresSession(audience: RouteAudience, { access, demos }: EntryRules): boolean {
  const isPublic = (audience === 'demo-players' ? demos : audience) === 'public';
  return !isPublic || access === 'members-only';
}
