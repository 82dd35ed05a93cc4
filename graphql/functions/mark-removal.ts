import { type Context, type DynamoDBUpdateItemRequest, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { productIdPattern } from '#domain/rewards/product-bounds';
import { callerSub } from './caller';
import { stillThere, withCallers } from './conditions';
import type { ExpectedVersion, Product } from './product';
import { refuseFailure, refuseUnknown } from './refusals';

interface DeleteArguments {
  readonly input: ExpectedVersion & { id: string };
  readonly condition?: object | null;
}

/**
 * First step of a removal: checks its conditions and marks who removes the product. A deleted item leaves only its last state in the
 * table's stream, from which the audit log is written. The revision stays the same, because the mark is invisible to callers.
 */
export function request(ctx: Context<DeleteArguments>): DynamoDBUpdateItemRequest {
  const { input, condition } = ctx.args;
  if (!util.matches(productIdPattern, input.id)) refuseUnknown();
  const removal = { id: util.autoId(), by: callerSub(ctx), at: util.time.nowISO8601() };
  return update({
    key: { id: input.id },
    update: { removal: operations.replace(removal) },
    condition: withCallers(stillThere(input), condition),
  } as never);
}

export function response(ctx: Context<DeleteArguments>): Product {
  refuseFailure(ctx, ctx.args.input, ctx.args.condition);
  return ctx.result as Product;
}
