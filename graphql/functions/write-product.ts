import { type Context, type DynamoDBUpdateItemRequest, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { type Places, placesOf } from '#domain/rewards/listing';
import { hundredthsOf, sweepsCoinsOf } from '#domain/rewards/price';
import { callerSub } from './caller';
import { type Condition, stillThere, withCallers } from './conditions';
import type { ExpectedVersion, Product, ProductInput } from './product';
import { refuseFaults } from './product-faults';
import { refuseChanged, refuseFailure } from './refusals';

interface UpdateArguments {
  readonly input: ProductInput & ExpectedVersion & { id: string };
  readonly condition?: object | null;
}

/** Required fields of a product: null leaves featured and active unchanged and is a fault for the others. */
const required = ['name', 'stock', 'price', 'featured', 'active'];

/**
 * Second step of an update: writes the given fields. Stock is set, never added to: a sale raises the revision as well, so an admin who
 * names the revision they saw cannot overwrite a sale.
 */
export function request(
  ctx: Context<UpdateArguments, object, { result: Product }>,
): DynamoDBUpdateItemRequest {
  const { input, condition } = ctx.args;
  refuseFaults(input);
  const stored = ctx.prev.result;
  const changes: Record<string, unknown> = { revision: operations.increment(1) };
  const given: Record<string, unknown> = {
    updatedAt: util.time.nowISO8601(),
    updatedBy: callerSub(ctx),
    edit: util.autoId(),
  };
  for (const [field, value] of Object.entries(fieldsOf(input))) {
    if (value !== null && value !== undefined) given[field] = value;
    if (value === null && required.indexOf(field) === -1) changes[field] = operations.remove();
  }
  const places = placesOf({
    id: stored.id,
    name: (given['name'] as string | undefined) ?? stored.name,
    price: (given['price'] as number | undefined) ?? stored.price,
    featured: (given['featured'] as boolean | undefined) ?? stored.featured,
    active: (given['active'] as boolean | undefined) ?? stored.active,
    category: input.category === undefined ? stored.category : input.category,
    createdAt: stored.createdAt,
  });
  const unchanged: Record<string, unknown> = { ...stillThere(input) };
  for (const [field, place] of Object.entries(places)) {
    given[field] = place;
    unchanged[field] = stillAt(stored[field as keyof Places]);
  }
  for (const [field, value] of Object.entries(given)) changes[field] = operations.replace(value);
  return update({
    key: { id: input.id },
    update: changes,
    condition: withCallers(unchanged, condition),
  } as never);
}

export function response(ctx: Context<UpdateArguments, object, { result: Product }>): Product {
  const stored = ctx.result as Product | null;
  const read = ctx.prev.result;
  if (ctx.error && stored && hasMoved(stored, read)) refuseChanged(stored);
  refuseFailure(ctx, ctx.args.input, ctx.args.condition);
  return ctx.result as Product;
}

/**
 * A sort key derives from several fields, so the write requires that it is still the one that was read. A product from before the key
 * existed gets it with its next change.
 */
function stillAt(place: string | undefined): Condition {
  return place === undefined ? { attributeExists: false } : { eq: place };
}

function hasMoved(stored: Product, read: Product): boolean {
  return (
    stored.listingOrder !== read.listingOrder ||
    stored.priceOrder !== read.priceOrder ||
    stored.newestOrder !== read.newestOrder
  );
}

function fieldsOf(input: ProductInput): ProductInput {
  return {
    ...(input.name === undefined ? {} : { name: (input.name ?? '').trim() }),
    ...(input.description === undefined ? {} : { description: input.description }),
    ...(input.terms === undefined ? {} : { terms: input.terms }),
    ...(input.image === undefined ? {} : { image: input.image }),
    ...(input.stock === undefined ? {} : { stock: input.stock }),
    ...(input.price === undefined ? {} : { price: sweepsCoinsOf(hundredthsOf(input.price ?? 0)) }),
    ...(input.featured === undefined ? {} : { featured: input.featured }),
    ...(input.active === undefined ? {} : { active: input.active }),
    ...(input.category === undefined ? {} : { category: input.category }),
  };
}
