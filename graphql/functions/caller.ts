import type { AppSyncIdentityCognito, Context } from '@aws-appsync/utils';

/** Whether the caller may see and change what players do not: a member of ADMINS or SUPERADMINS. */
export function isAdmin(ctx: Context): boolean {
  const groups = (ctx.identity as AppSyncIdentityCognito | null)?.groups ?? [];
  return groups.includes('ADMINS') || groups.includes('SUPERADMINS');
}

/** The caller's `sub`, undefined for one that did not come through the user pool. */
export function callerSub(ctx: Context): string | undefined {
  return (ctx.identity as AppSyncIdentityCognito | null)?.sub;
}
