import type { Context } from '@aws-appsync/utils';
import { requireAccessToken } from '../functions/caller';

/** A subscription asks no data source. */
export function request(ctx: Context): object {
  requireAccessToken(ctx);
  return { payload: null };
}

/** Everybody may know that a product is gone. */
export function response(): null {
  return null;
}
