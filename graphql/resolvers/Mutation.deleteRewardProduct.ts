import { type Context, type DynamoDBDeleteItemRequest, util } from '@aws-appsync/utils';
import { both, callersCondition, stillThere } from '../functions/conditions';
import { type ExpectedVersion, type Product, productId } from '../functions/product';
import { refuseFailure, refuseUnknown } from '../functions/refusals';

interface DeleteArguments {
  readonly input: ExpectedVersion & { id: string };
  readonly condition?: object | null;
}

/** Orders keep what they hold of a product, so one may go at any time. */
export function request(ctx: Context<DeleteArguments>): DynamoDBDeleteItemRequest {
  const { input, condition } = ctx.args;
  if (!util.matches(productId, input.id)) refuseUnknown();
  return {
    operation: 'DeleteItem',
    key: util.dynamodb.toMapValues({ id: input.id }),
    condition: both(stillThere(input), callersCondition(condition)),
  } as DynamoDBDeleteItemRequest;
}

/** Answers the product as it was. */
export function response(ctx: Context<DeleteArguments>): Product {
  refuseFailure(ctx, ctx.args.input);
  // AppSync takes a condition that failed for want of an item as fulfilled.
  if (!ctx.result) refuseUnknown();
  return ctx.result as Product;
}
