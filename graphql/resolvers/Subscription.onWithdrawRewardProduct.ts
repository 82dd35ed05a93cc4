import type { Context } from '@aws-appsync/utils';
import { requireAccessToken } from '../functions/caller';

/** A subscription reads no data source. */
export function request(ctx: Context): object {
  requireAccessToken(ctx);
  return { payload: null };
}

/** Every signed-in user may learn that a product is gone. */
export function response(): null {
  return null;
}
