import { type Context, type DynamoDBGetItemRequest, util } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { productIdPattern } from '#domain/rewards/product-bounds';
import type { Product } from './product';
import { refuseTableError, refuseUnknown } from './refusals';

/** First step of an update: reads the stored product, because its sort keys depend on fields that the input may omit. */
export function request(ctx: Context<{ input: { id: string } }>): DynamoDBGetItemRequest {
  if (!util.matches(productIdPattern, ctx.args.input.id)) refuseUnknown();
  return get<Product>({ key: { id: ctx.args.input.id }, consistentRead: true });
}

export function response(ctx: Context): Product {
  const { error } = ctx;
  if (error) refuseTableError(error);
  if (!ctx.result) refuseUnknown();
  return ctx.result as Product;
}
