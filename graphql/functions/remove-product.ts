import { type Context, type DynamoDBDeleteItemRequest, util } from '@aws-appsync/utils';
import { both, expressionFor, stillThere } from './conditions';
import type { ExpectedVersion, Product } from './product';
import { refuseChanged, refuseFailure, refuseUnknown } from './refusals';

interface DeleteArguments {
  readonly input: ExpectedVersion & { id: string };
}

/**
 * Second step of a removal: takes the product away, as long as it is marked as this caller's. Of two who remove it at once the later mark
 * counts, and a version that the caller named still has to be there: a sale may have come in between.
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

/** Answers the product as it was. */
export function response(ctx: Context<DeleteArguments, object, { result: Product }>): Product {
  const { error } = ctx;
  const stored = ctx.result as Product | null;
  if (error && stored && stored.removal?.id !== ctx.prev.result.removal?.id) refuseChanged(stored);
  refuseFailure(ctx, ctx.args.input);
  // AppSync takes a condition that failed for want of an item as fulfilled.
  if (!stored) refuseUnknown();
  return stored as Product;
}
