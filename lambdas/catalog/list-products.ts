import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { isBesideProducts, type ListedProduct, listedProduct } from '#domain/rewards/product-rows';
import { groupBy } from '#lambdas/projections/group-by';
import type { StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { CountedAs, ProductLists } from './stores/product-lists';

export interface ListDependencies {
  readonly lists: ProductLists;
  readonly log: Log;
}

/** What became of a product in a batch. */
interface Followed {
  readonly id: string;
  readonly before: ListedProduct | null;
  readonly after: ListedProduct | null;
}

/** So many products are worked on at once, with a write for each beginning of a word. */
const atOnce = 10;

/**
 * Keeps rows of words and the number of products: of what a batch tells about a product, how it was before and how it is after all
 * of it. A product's changes come in order, and all of this may be done again: a batch that fails in the middle, or that is told of
 * twice, ends in the same rows and the same count. What sales change is in none of them, and costs nothing here.
 *
 * A product that cannot be read is left out, as no retry would mend it.
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
    for (let from = 0; from < changed.length; from += atOnce)
      await Promise.all(
        changed.slice(from, from + atOnce).map(({ before, after }) => lists.replaceWords(before, after)),
      );
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
