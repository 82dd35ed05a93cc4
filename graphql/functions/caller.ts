import { type AppSyncIdentityCognito, type Context, util } from '@aws-appsync/utils';
import { type Product, shown, type ShownProduct } from './product';

/** Whether the caller may see and change what players may not: a member of ADMINS or SUPERADMINS. */
export function isAdmin(ctx: Context): boolean {
  const groups = (ctx.identity as AppSyncIdentityCognito | null)?.groups ?? [];
  return groups.indexOf('ADMINS') >= 0 || groups.indexOf('SUPERADMINS') >= 0;
}

/**
 * Ends the call of a user whose token is not an access token. AppSync itself accepts the pool's ID tokens as well, so the first step of
 * every field that users may call begins with this check.
 */
export function requireAccessToken(ctx: Context): void {
  const { claims } = ctx.identity as AppSyncIdentityCognito;
  if ((claims as Record<string, unknown>)['token_use'] !== 'access') util.unauthorized();
}

/** The caller's `sub`, undefined for a caller who did not come through the user pool. */
export function callerSub(ctx: Context): string | undefined {
  return (ctx.identity as AppSyncIdentityCognito | null)?.sub;
}

/** The product, or null where the caller may not see it: players do not see inactive products. */
export function seenBy(ctx: Context, product: Product | null): ShownProduct | null {
  return product && (product.active || isAdmin(ctx)) ? shown(product) : null;
}

/** The products that the caller may see; a product that a row refers to may have been deleted. */
export function visibleTo(ctx: Context, products: readonly (Product | null)[]): ShownProduct[] {
  const visible: ShownProduct[] = [];
  for (const product of products) {
    const seen = seenBy(ctx, product);
    if (seen) visible.push(seen);
  }
  return visible;
}
