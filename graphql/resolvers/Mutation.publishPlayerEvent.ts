import type { Context } from '@aws-appsync/utils';

/** Publishes the input to subscribers; nothing is stored. */
export function request(ctx: Context<{ input: object }>): object {
  return { payload: ctx.args.input };
}

export function response(ctx: Context): unknown {
  return ctx.result;
}
