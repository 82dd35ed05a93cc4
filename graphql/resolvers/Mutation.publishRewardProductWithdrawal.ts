import type { Context } from '@aws-appsync/utils';

/** Hands the input on to subscribers; nothing is stored. */
export function request(ctx: Context<{ input: object }>): object {
  return { payload: ctx.args.input };
}

export function response(ctx: Context): unknown {
  return ctx.result;
}
