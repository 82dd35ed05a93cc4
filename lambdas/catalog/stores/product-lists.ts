import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { countId } from '#domain/rewards/listing';
import { countedId, type ListedProduct, wordRowsOf } from '#domain/rewards/product-rows';
import { conflictOrThrow } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifEqual } from '#lambdas/runtime/aws/conditions';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { updateOf } from '#lambdas/runtime/aws/updates';
import { inParts } from '#lambdas/runtime/in-parts';
import { Outage } from '#lambdas/runtime/outage';

/** How a product is counted; null when it does not exist. */
export type CountedAs = 'active' | 'inactive' | null;

/** A product before and after a change. */
export interface ProductChange {
  /** The product that the existing rows reflect; null for a new one. */
  readonly before: ListedProduct | null;
  /** The current product; null for a deleted one. */
  readonly after: ListedProduct | null;
}

/** Search rows and count, which the stream handler keeps beside the products. */
export interface ProductLists {
  /** Writes the products' search rows and deletes their former ones, a bounded number at a time. Idempotent. */
  replaceWords(products: readonly ProductChange[]): Promise<void>;
  /**
   * Counts products by their current state. The same transaction records how each product is counted, so that repeated stream records count
   * nothing twice.
   *
   * @throws Outage when another batch is in the way; a retry continues
   */
  count(products: ReadonlyMap<string, CountedAs>): Promise<void>;
}

/** Products per transaction, besides the count. */
const mostCounted = 99;

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

interface Recount {
  readonly id: string;
  readonly was: CountedAs;
  readonly is: CountedAs;
}

/** Stores them in the table of products, under ids that no product has. */
export function createProductLists(client: DynamoDBDocumentClient, table: string): ProductLists {
  return { replaceWords, count };

  async function replaceWords(products: readonly ProductChange[]): Promise<void> {
    await inParts(products.flatMap(wordWrites), (write) => write());
  }

  function wordWrites({ before, after }: ProductChange): (() => Promise<unknown>)[] {
    const kept = after ? wordRowsOf(after) : [];
    const ids = new Set(kept.map(({ id }) => id));
    const gone = (before ? wordRowsOf(before) : []).filter(({ id }) => !ids.has(id));
    return [
      ...kept.map((row) => () => client.send(new PutCommand({ TableName: table, Item: row }))),
      ...gone.map(
        ({ id }) =>
          () =>
            client.send(new DeleteCommand({ TableName: table, Key: { id } })),
      ),
    ];
  }

  async function count(products: ReadonlyMap<string, CountedAs>): Promise<void> {
    const all = [...products];
    for (let from = 0; from < all.length; from += mostCounted)
      await countTogether(all.slice(from, from + mostCounted));
  }

  async function countTogether(products: readonly (readonly [string, CountedAs])[]): Promise<void> {
    const counted = await countedAs(products.map(([id]) => id));
    const changes = products
      .map(([id, is]) => ({ id, is, was: counted.get(id) ?? null }))
      .filter(({ is, was }) => is !== was);
    if (changes.length === 0) return;
    const TransactItems = [...changes.map(remembered), addedUp(changes)];
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
    } catch (error) {
      conflictOrThrow(error);
      throw new Outage('Another batch counts products', { cause: error });
    }
  }

  async function countedAs(products: readonly string[]): Promise<ReadonlyMap<string, CountedAs>> {
    const keys = products.map((product) => ({ id: countedId(product) }));
    const rows = await getAll<{ product: string; as: CountedAs }>(client, table, keys);
    return new Map(rows.map(({ product, as }) => [product, as]));
  }

  function remembered({ id: product, was, is }: Recount): TransactItem {
    const id = countedId(product);
    const condition = { TableName: table, ...(was === null ? ifAbsent('as') : ifEqual('as', was)) };
    return is === null
      ? { Delete: { ...condition, Key: { id } } }
      : { Put: { ...condition, Item: { id, product, as: is } } };
  }

  function addedUp(changes: readonly Recount[]): TransactItem {
    const change = (kind: CountedAs) =>
      changes.filter(({ is }) => is === kind).length - changes.filter(({ was }) => was === kind).length;
    return {
      Update: {
        TableName: table,
        Key: { id: countId },
        ...updateOf({ add: { active: change('active'), inactive: change('inactive') } }),
      },
    };
  }
}
