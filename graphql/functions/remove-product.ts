import { type Context, type DynamoDBDeleteItemRequest, util } from '@aws-appsync/utils';
import { both, expressionFor, stillThere } from './conditions';
import type { ExpectedVersion, Product } from './product';
import { refuseChanged, refuseFailure, refuseUnknown } from './refusals';

interface DeleteArguments {
  readonly input: ExpectedVersion & { id: string };
}

/**
 * Second step of a removal: deletes the product while it carries this caller's mark. Of two concurrent removals the later mark counts. A
 * version that the caller named must still be stored, because a sale may have come in between.
 */
export function request(
  ctx: Context<DeleteArguments, object, { result: Product }>,
): DynamoDBDeleteItemRequest {
  const { input } = ctx.args;
  const isMarked = {
    expression: '#removal.#mark = :mark',
    expressionNames: { '#removal': 'removal', '#mark': 'id' },
    expressionValues: { ':mark': util.dynamodb.toDynamoDB(ctx.prev.result.removal?.id) },
  };
  return {
    operation: 'DeleteItem',
    key: util.dynamodb.toMapValues({ id: input.id }),
    condition: both(expressionFor(stillThere(input)), isMarked),
  } as DynamoDBDeleteItemRequest;
}

/** Returns the deleted product. */
export function response(ctx: Context<DeleteArguments, object, { result: Product }>): Product {
  const { error } = ctx;
  const stored = ctx.result as Product | null;
  if (error && stored && stored.removal?.id !== ctx.prev.result.removal?.id) refuseChanged(stored);
  refuseFailure(ctx, ctx.args.input);
  // AppSync treats a condition that failed because there is no item as fulfilled.
  if (!stored) refuseUnknown();
  return stored as Product;
}
