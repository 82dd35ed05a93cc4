import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Category } from '#domain/rewards/category';
import { type Places, placesOf } from '#domain/rewards/listing';
import { priceOf, sweepsCoinsOf } from '#domain/rewards/price';
import type { Product, Products } from '#domain/rewards/product';
import { isBesideProducts } from '#domain/rewards/product-rows';
import type { RandomPrize } from '#domain/rewards/random-prize';
import { atomicUpdate, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { putIf } from '#lambdas/runtime/aws/conditional-write';
import {
  ifAbsent,
  ifAll,
  ifBetween,
  ifEqual,
  ifIs,
  ifPresent,
  type WriteCondition,
} from '#lambdas/runtime/aws/conditions';
import { getAll } from '#lambdas/runtime/aws/get-all';

/** A product with everything that the prize store shows. */
export interface WholeProduct extends Omit<Product, 'image'> {
  readonly description: string | null;
  readonly images: readonly string[];
  readonly isFeatured: boolean;
}

/**
 * Products, of which this store changes only the stock; GraphQL resolvers write everything else. Every write raises the revision, so that
 * an admin who edits an older one gets a conflict.
 */
export interface ProductStore {
  /** Returns those of these products that exist and are readable. Strongly consistent. */
  find(ids: Iterable<string>): Promise<Products>;
  /**
   * Creates a product unless its id is taken.
   * @returns whether it was created
   */
  create(product: WholeProduct, at: Date): Promise<boolean>;
  /** Takes pieces under the condition that the stock suffices, the product is active and its price is unchanged. */
  take(product: Product, quantity: number, at: Date): AtomicWrite;
  /** Returns pieces; the condition fails for a deleted product. */
  giveBack(product: string, quantity: number, at: Date): AtomicWrite;
}

/** An item of the `products` table, which GraphQL resolvers write as well. Empty attributes are omitted. */
export interface ProductItem extends Places {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly terms?: string;
  readonly image?: readonly string[];
  readonly stock: number;
  /** In Sweeps Coins. */
  readonly price: number;
  readonly featured: boolean;
  readonly active: boolean;
  readonly category?: Category;
  /** See `RandomPrizes`; resolvers do not change it. */
  readonly chance?: RandomPrize;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Incremented by every write, since clocks may differ. */
  readonly revision: number;
  readonly updatedBy: string;
}

/** Used in place of an admin when no admin wrote the item. */
const creator = 'system';

/** @param onUnreadable  called with each product that is invalid as stored; such a product is left out */
export function createProductStore(
  client: DynamoDBDocumentClient,
  table: string,
  onUnreadable: (fault: RangeError, product: string) => void,
): ProductStore {
  return { find, create, take, giveBack };

  async function find(ids: Iterable<string>): Promise<Products> {
    const keys = [...new Set(ids)].filter((id) => !isBesideProducts(id)).map((id) => ({ id }));
    const items = await getAll<ProductItem>(client, table, keys);
    return new Map(items.flatMap(readable));
  }

  function readable(item: ProductItem): (readonly [string, Product])[] {
    const product = fromItem(item);
    if (!(product instanceof RangeError)) return [[item.id, product]];
    onUnreadable(product, item.id);
    return [];
  }

  function create(product: WholeProduct, at: Date): Promise<boolean> {
    return putIf(client, table, toItem(product, at), ifAbsent('id'));
  }

  function take({ id, price }: Product, quantity: number, at: Date): AtomicWrite {
    // A stored price may deviate by a binary rounding error; the next price is ten times as far away.
    const [least, most] = [price - 0.1, price + 0.1].map((hundredths) => hundredths / 100);
    const when = ifAll(
      ifEqual('active', true),
      ifBetween('price', least, most),
      ifIs('stock', '>=', quantity),
    );
    return changeStock(id, -quantity, at, when);
  }

  function giveBack(id: string, quantity: number, at: Date): AtomicWrite {
    return changeStock(id, quantity, at, ifPresent('id'));
  }

  function changeStock(id: string, change: number, at: Date, when: WriteCondition): AtomicWrite {
    const set = { updatedAt: at.toISOString() };
    return atomicUpdate(table, `product ${id}`, { id }, { set, add: { stock: change, revision: 1 }, when });
  }
}

/** @returns a RangeError for an unpayable price, which the resolvers do not accept */
export function fromItem(item: ProductItem): Product | RangeError {
  const price = priceOf(item.price);
  if (typeof price === 'object') return new RangeError(`The price of the product is ${price.reason}`);
  return {
    id: item.id,
    name: item.name,
    image: item.image?.[0] ?? null,
    terms: item.terms ?? null,
    category: item.category ?? null,
    stock: item.stock,
    price,
    isActive: item.active === true,
    ...(item.chance && { chance: item.chance }),
  };
}

export function toItem(product: WholeProduct, at: Date): ProductItem {
  const { id, name, description, terms, images, category, stock, price, isFeatured, isActive } = product;
  const placed = {
    id,
    name,
    price: sweepsCoinsOf(price),
    featured: isFeatured,
    active: isActive,
    createdAt: at.toISOString(),
  };
  return {
    ...placed,
    stock,
    ...(description !== null && { description }),
    ...(terms !== null && { terms }),
    ...(images.length > 0 && { image: images }),
    ...(category !== null && { category }),
    updatedAt: at.toISOString(),
    revision: 1,
    updatedBy: creator,
    ...placesOf({ ...placed, category }),
  };
}
