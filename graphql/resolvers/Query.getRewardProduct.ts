import { type Context, type DynamoDBGetItemRequest, runtime, util } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { productIdPattern } from '#domain/rewards/product-bounds';
import { requireAccessToken, seenBy } from '../functions/caller';
import type { Product, ShownProduct } from '../functions/product';
import { refuseTableError } from '../functions/refusals';

export function request(ctx: Context<{ id: string }>): DynamoDBGetItemRequest {
  requireAccessToken(ctx);
  if (!util.matches(productIdPattern, ctx.args.id)) runtime.earlyReturn(null);
  return get<Product>({ key: { id: ctx.args.id } });
}

export function response(ctx: Context): ShownProduct | null {
  const { error } = ctx;
  if (error) refuseTableError(error);
  return seenBy(ctx, ctx.result as Product | null);
}
