import { type Context, type DynamoDBQueryRequest, util } from '@aws-appsync/utils';
import { isAdmin } from '../functions/caller';
import { activeListing, listing, type Product } from '../functions/product';
import { refuseTableError } from '../functions/refusals';

interface ListArguments {
  readonly filter?: object | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
  readonly sortDirection?: 'ASC' | 'DESC' | null;
}

const usualLimit = 100;
const highestLimit = 1000;

export function request(ctx: Context<ListArguments>): DynamoDBQueryRequest {
  const { filter, nextToken, sortDirection } = ctx.args;
  const limit = ctx.args.limit ?? usualLimit;
  if (limit < 1 || limit > highestLimit)
    util.error(`limit is a whole number from 1 to ${highestLimit}.`, 'InvalidArgumentsError');
  return {
    operation: 'Query',
    index: 'by-listing',
    query: isAdmin(ctx)
      ? {
          expression: '#listing = :listing',
          expressionNames: { '#listing': 'listing' },
          expressionValues: util.dynamodb.toMapValues({ ':listing': listing }),
        }
      : {
          expression: '#listing = :listing AND begins_with(#order, :active)',
          expressionNames: { '#listing': 'listing', '#order': 'listingOrder' },
          expressionValues: util.dynamodb.toMapValues({ ':listing': listing, ':active': activeListing }),
        },
    scanIndexForward: sortDirection !== 'DESC',
    limit,
    nextToken: nextToken ?? null,
    ...(filter && Object.keys(filter).length > 0
      ? { filter: JSON.parse(util.transform.toDynamoDBFilterExpression(filter as never)) }
      : {}),
  } as DynamoDBQueryRequest;
}

export function response(ctx: Context): { items: Product[]; nextToken: string | null } {
  const { error } = ctx;
  if (error) refuseTableError(error);
  const { items, nextToken } = ctx.result as { items: Product[]; nextToken?: string | null };
  return { items, nextToken: nextToken ?? null };
}
