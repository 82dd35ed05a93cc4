import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Category } from '#domain/rewards/category';
import { type Places, placesOf } from '#domain/rewards/listing';
import { priceOf, sweepsCoinsOf } from '#domain/rewards/price';
import type { Product, Products } from '#domain/rewards/product';
import { isBesideProducts } from '#domain/rewards/product-rows';
import type { RandomPrize } from '#domain/rewards/random-prize';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';

/** A product with everything that the prize store shows of it. */
export interface WholeProduct extends Omit<Product, 'image'> {
  readonly description: string | null;
  readonly images: readonly string[];
  readonly isFeatured: boolean;
}

/**
 * Reward products, of which this store takes and gives back pieces; everything else about them is written through GraphQL. So
 * whatever is written here raises the revision, and an admin who works with an older one is told.
 */
export interface ProductStore {
  /** Those of these products that there are and that can be read. Strongly consistent. */
  find(ids: Iterable<string>): Promise<Products>;
  /** Creates a product unless its id is taken; tells whether it did. */
  create(product: WholeProduct, at: Date): Promise<boolean>;
  /** Takes pieces while there are so many, the product is in the shop and it costs what it did when it was read. */
  take(product: Product, quantity: number, at: Date): AtomicWrite;
  /** Gives back pieces; its condition fails when the product was deleted. */
  giveBack(product: string, quantity: number, at: Date): AtomicWrite;
}

/** An item of the `products` table, as resolvers write it as well. What is not said is not there. */
interface ProductItem extends Places {
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
  /** See `RandomPrizes`; resolvers leave it alone. */
  readonly chance?: RandomPrize;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** One more with every write: clocks cross, counts do not. */
  readonly revision: number;
  readonly updatedBy: string;
}

/** Stands for an admin in what no admin wrote. */
const creator = 'system';

/**
 * @param onUnreadable  told of a product that nobody can order as it is stored; it is left out, so that it spoils no cart
 */
export function createProductStore(
  client: DynamoDBDocumentClient,
  table: string,
  onUnreadable: (fault: RangeError, product: string) => void,
): ProductStore {
  return { find, create, take, giveBack };

  async function find(ids: Iterable<string>): Promise<Products> {
    const keys = [...new Set(ids)].filter((id) => !isBesideProducts(id)).map((id) => ({ id }));
    if (keys.length === 0) return new Map();
    const request = { [table]: { Keys: keys, ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems: request }));
    const left = (UnprocessedKeys?.[table]?.Keys ?? []) as { id: string }[];
    // What a busy table left out is asked for one by one: there the client itself waits and repeats.
    const late = await Promise.all(left.map(readOne));
    const items = [...(Responses?.[table] ?? []), ...late.filter((item) => item !== undefined)];
    return new Map(items.flatMap((item) => readable(item as ProductItem)));
  }

  function readable(item: ProductItem): (readonly [string, Product])[] {
    const product = fromItem(item);
    if (!(product instanceof RangeError)) return [[item.id, product]];
    onUnreadable(product, item.id);
    return [];
  }

  async function readOne(key: { id: string }): Promise<Record<string, unknown> | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
    return Item;
  }

  async function create(product: WholeProduct, at: Date): Promise<boolean> {
    try {
      await client.send(
        new PutCommand({
          TableName: table,
          Item: toItem(product, at),
          ConditionExpression: 'attribute_not_exists(#id)',
          ExpressionAttributeNames: { '#id': 'id' },
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  function take({ id, price }: Product, quantity: number, at: Date): AtomicWrite {
    // A stored price may be off by what binary cannot say; its neighbors are ten times as far.
    const [least, most] = [price - 0.1, price + 0.1].map((hundredths) => hundredths / 100);
    return changeStock(id, -quantity, at, {
      condition: '#active = :active AND #price BETWEEN :least AND :most AND #stock >= :quantity',
      names: { '#active': 'active', '#price': 'price' },
      values: { ':active': true, ':least': least, ':most': most, ':quantity': quantity },
    });
  }

  function giveBack(id: string, quantity: number, at: Date): AtomicWrite {
    return changeStock(id, quantity, at, {
      condition: 'attribute_exists(#id)',
      names: { '#id': 'id' },
      values: {},
    });
  }

  function changeStock(
    id: string,
    change: number,
    at: Date,
    { condition, names, values }: { condition: string; names: object; values: object },
  ): AtomicWrite {
    return atomicWrite(`product ${id}`, {
      Update: {
        TableName: table,
        Key: { id },
        UpdateExpression: 'ADD #stock :change, #revision :one SET #updatedAt = :at',
        ConditionExpression: condition,
        ExpressionAttributeNames: {
          '#stock': 'stock',
          '#revision': 'revision',
          '#updatedAt': 'updatedAt',
          ...names,
        },
        ExpressionAttributeValues: { ':change': change, ':one': 1, ':at': at.toISOString(), ...values },
      },
    });
  }
}

/** @returns why it is none for a price that nobody can pay; resolvers let none in */
function fromItem(item: ProductItem): Product | RangeError {
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

function toItem(product: WholeProduct, at: Date): ProductItem {
  const { id, name, description, terms, images, category, stock, price, isFeatured, isActive } = product;
  return {
    id,
    name,
    stock,
    price: sweepsCoinsOf(price),
    featured: isFeatured,
    active: isActive,
    ...(description !== null && { description }),
    ...(terms !== null && { terms }),
    ...(images.length > 0 && { image: images }),
    ...(category !== null && { category }),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    revision: 1,
    updatedBy: creator,
    ...placesOf({ ...product, createdAt: at }),
  };
}
