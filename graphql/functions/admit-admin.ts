import {
  type AppSyncIdentityCognito,
  type Context,
  type DynamoDBGetItemRequest,
  util,
} from '@aws-appsync/utils';
import { requireAccessToken } from './caller';
import { refuseTableError } from './refusals';

/** The wallet attributes that decide whether the caller is admitted. */
interface Account {
  /** Unix time in seconds of the oldest valid sign-in; absent where every sign-in is valid. */
  readonly signIns?: number;
  /** `suspension` is present while the caller is suspended. */
  readonly play: { readonly suspension?: unknown };
}

/**
 * First step of each admin mutation. A token names groups until it expires; the caller's wallet records when their sign-ins were ended, by
 * a global sign-out or by leaving a group, and whether the caller is suspended.
 */
export function request(ctx: Context): DynamoDBGetItemRequest {
  requireAccessToken(ctx);
  const { sub } = ctx.identity as AppSyncIdentityCognito;
  return {
    operation: 'GetItem',
    key: util.dynamodb.toMapValues({ player: sub }) as DynamoDBGetItemRequest['key'],
    consistentRead: true,
    projection: {
      expression: '#signIns, #play.#suspension',
      expressionNames: { '#signIns': 'signIns', '#play': 'play', '#suspension': 'suspension' },
    },
  };
}

export function response(ctx: Context): null {
  const { error } = ctx;
  if (error) refuseTableError(error);
  const account = ctx.result as Account | null;
  const { claims } = ctx.identity as AppSyncIdentityCognito;
  const signedInAt = ((claims as Record<string, unknown>)['auth_time'] as number | undefined) ?? 0;
  if (account?.signIns && signedInAt < account.signIns) util.unauthorized();
  if (account?.play?.suspension) util.unauthorized();
  return null;
}
