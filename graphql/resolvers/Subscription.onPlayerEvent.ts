import { type Context, util } from '@aws-appsync/utils';
import { callerSub, requireAccessToken } from '../functions/caller';

/** A subscription reads no data source. */
export function request(ctx: Context): object {
  requireAccessToken(ctx);
  return { payload: null };
}

/** Players receive their own events only. */
export function response(ctx: Context<{ player: string }>): null {
  if (ctx.args.player !== callerSub(ctx)) util.unauthorized();
  return null;
}
