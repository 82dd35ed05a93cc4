import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { isBesideProducts, type ListedProduct, listedProduct } from '#domain/rewards/product-rows';
import type { StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { groupBy } from '#lambdas/runtime/group-by';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { CountedAs, ProductChange, ProductLists } from './stores/product-lists';

export interface ListDependencies {
  readonly lists: ProductLists;
  readonly log: Log;
}

/** A product before and after a batch. */
interface Followed extends ProductChange {
  readonly id: string;
}

/**
 * Maintains the search rows and the count of products from the stream, by the state of each product before and after the batch. Changes of
 * a product arrive in order and processing is idempotent, so a batch that is repeated leads to the same rows and count. Sales change
 * nothing here.
 *
 * An unreadable product is skipped, because a retry would not help.
 */
export async function listProducts(
  { lists, log }: ListDependencies,
  rows: readonly StreamRow[],
): Promise<DynamoDBBatchResponse> {
  const own = rows.filter(({ key }) => !isBesideProducts(key['id']));
  const followed = [...groupBy(own, ({ key }) => key['id'] as string)].flatMap(([id, changes]) =>
    read(id, changes),
  );
  const changed = followed.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  try {
    await lists.replaceWords(changed);
    await lists.count(new Map(changed.map(({ id, after }) => [id, countedAs(after)])));
  } catch (error) {
    log(logLines.productsNotListed, { error });
    const [first] = own;
    return { batchItemFailures: first ? [{ itemIdentifier: first.sequenceNumber }] : [] };
  }
  return { batchItemFailures: [] };

  function read(id: string, changes: readonly StreamRow[]): Followed[] {
    const first = changes[0];
    const last = changes.at(-1);
    if (!first || !last) return [];
    try {
      const before = first.before();
      const after = last.after();
      return [
        { id, before: before ? listedProduct(before) : null, after: after ? listedProduct(after) : null },
      ];
    } catch (error) {
      log(logLines.productNotListed, { error });
      return [];
    }
  }
}

function countedAs(product: ListedProduct | null): CountedAs {
  if (!product) return null;
  return product.active ? 'active' : 'inactive';
}
