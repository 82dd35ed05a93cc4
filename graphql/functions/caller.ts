import { type AppSyncIdentityCognito, type Context, util } from '@aws-appsync/utils';
import type { Product } from './product';

/** Whether the caller may see and change what players do not: a member of ADMINS or SUPERADMINS. */
export function isAdmin(ctx: Context): boolean {
  const groups = (ctx.identity as AppSyncIdentityCognito | null)?.groups ?? [];
  return groups.indexOf('ADMINS') >= 0 || groups.indexOf('SUPERADMINS') >= 0;
}

/**
 * Ends the call of a user who sent another token than an access token. AppSync itself takes the pool's ID tokens as well; the first step
 * of every field that users may call therefore begins with this check.
 */
export function requireAccessToken(ctx: Context): void {
  const { claims } = ctx.identity as AppSyncIdentityCognito;
  if ((claims as Record<string, unknown>)['token_use'] !== 'access') util.unauthorized();
}

/** The caller's `sub`, undefined for one that did not come through the user pool. */
export function callerSub(ctx: Context): string | undefined {
  return (ctx.identity as AppSyncIdentityCognito | null)?.sub;
}

/** The product, unless the caller may not see it: to players one that was taken out of the shop is no product. */
export function seenBy(ctx: Context, product: Product | null): Product | null {
  return product && (product.active || isAdmin(ctx)) ? product : null;
}

/** Those that the caller may see; what a row led to may be gone meanwhile. */
export function visibleTo(ctx: Context, products: readonly (Product | null)[]): Product[] {
  const visible: Product[] = [];
  for (const product of products) {
    const seen = seenBy(ctx, product);
    if (seen) visible.push(seen);
  }
  return visible;
}
