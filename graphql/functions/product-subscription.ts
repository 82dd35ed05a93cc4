import { type Context, extensions, util } from '@aws-appsync/utils';
import { isAdmin, requireAccessToken } from './caller';

interface SubscriptionArguments {
  readonly filter?: object | null;
}

/** A subscription reads no data source. */
export function request(ctx: Context<SubscriptionArguments>): object {
  requireAccessToken(ctx);
  return { payload: null };
}

/**
 * Restricts the subscription to what the caller requested and may see: changes of inactive products reach admins only. A filter sees a
 * product after its change, so `onWithdrawRewardProduct` publishes that it became inactive.
 */
export function response(ctx: Context<SubscriptionArguments>): null {
  const filter = ctx.args.filter ?? {};
  const visible = isAdmin(ctx) ? [] : [{ active: { eq: true } }];
  const wanted = Object.keys(filter).length > 0 ? [filter] : [];
  const all = [...visible, ...wanted];
  if (all.length > 0)
    extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter({ and: all } as never));
  return null;
}
