import { type Context, type DynamoDBGetItemRequest, runtime, util } from '@aws-appsync/utils';
import { isAdmin } from '../functions/caller';
import { type Product, productId } from '../functions/product';
import { refuseTableError } from '../functions/refusals';

export function request(ctx: Context<{ id: string }>): DynamoDBGetItemRequest {
  if (!util.matches(productId, ctx.args.id)) runtime.earlyReturn(null);
  return { operation: 'GetItem', key: util.dynamodb.toMapValues({ id: ctx.args.id }) };
}

/** For players an inactive product is no product. */
export function response(ctx: Context): Product | null {
  const { error } = ctx;
  if (error) refuseTableError(error);
  const product = ctx.result as Product | null;
  return product && (product.active || isAdmin(ctx)) ? product : null;
}
