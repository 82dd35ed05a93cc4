import { type Context, extensions, util } from '@aws-appsync/utils';
import { isAdmin, requireAccessToken } from './caller';

interface SubscriptionArguments {
  readonly filter?: object | null;
}

/** A subscription asks no data source. */
export function request(ctx: Context<SubscriptionArguments>): object {
  requireAccessToken(ctx);
  return { payload: null };
}

/**
 * Lets through what the caller asked for and may see: changes of inactive products reach admins only. A filter knows a product
 * as it is after its change, so that it became inactive is told by `onWithdrawRewardProduct`.
 */
export function response(ctx: Context<SubscriptionArguments>): null {
  const asked = ctx.args.filter ?? {};
  const visible = isAdmin(ctx) ? [] : [{ active: { eq: true } }];
  const wanted = Object.keys(asked).length > 0 ? [asked] : [];
  const all = [...visible, ...wanted];
  if (all.length > 0)
    extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter({ and: all } as never));
  return null;
}
