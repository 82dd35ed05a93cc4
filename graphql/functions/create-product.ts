import { type Context, type DynamoDBPutItemRequest, util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { placesOf } from '#domain/rewards/listing';
import { hundredthsOf, sweepsCoinsOf } from '#domain/rewards/price';
import { callerSub } from './caller';
import { withCallers } from './conditions';
import type { Product, ProductInput } from './product';
import { refuseFaults } from './product-faults';
import { refuseTableError } from './refusals';

interface CreateArguments {
  readonly input: ProductInput & { id?: string | null; name: string; stock: number; price: number };
  readonly condition?: object | null;
}

/** A new product is inactive unless the input says otherwise. */
export function request(ctx: Context<CreateArguments>): DynamoDBPutItemRequest {
  const { input, condition } = ctx.args;
  const id = input.id ?? util.autoId();
  refuseFaults(input, id);
  const now = util.time.nowISO8601();
  const placed = {
    id,
    name: input.name.trim(),
    price: sweepsCoinsOf(hundredthsOf(input.price)),
    featured: input.featured ?? false,
    active: input.active ?? false,
    category: input.category,
    createdAt: now,
  };
  const optional: Record<string, unknown> = {};
  for (const [field, value] of Object.entries({
    description: input.description,
    terms: input.terms,
    image: input.image,
    category: input.category,
  })) {
    if (value !== null && value !== undefined) optional[field] = value;
  }
  return put({
    key: { id },
    item: {
      ...optional,
      name: placed.name,
      featured: placed.featured,
      active: placed.active,
      stock: input.stock,
      price: placed.price,
      createdAt: now,
      updatedAt: now,
      revision: 1,
      updatedBy: callerSub(ctx),
      edit: util.autoId(),
      ...placesOf(placed),
    },
    condition: withCallers({ id: { attributeExists: false } }, condition),
  } as never);
}

export function response(ctx: Context<CreateArguments>): Product {
  const { error } = ctx;
  if (error?.type === 'DynamoDB:ConditionalCheckFailedException' && ctx.result)
    util.error('A product with this id already exists.', 'products/already-exists');
  if (error) refuseTableError(error, ctx.args.condition);
  return ctx.result as Product;
}
