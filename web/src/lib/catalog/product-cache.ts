import { type Cache, InMemoryCache, type OperationVariables, type Reference } from '@apollo/client';
import { createListeners } from '../state/store';
import { foundProduct } from './found-product';
import {
  ended,
  entityOf,
  isNewer,
  type ProductVersion,
  type RewardProduct,
  rewardProductFields,
  versionFields,
} from './reward-product';

/** The field of the subscription whose products are deleted. */
const deletion = 'onDeleteRewardProduct';

/**
 * Apollo's normalized cache, in which no version of a product replaces a newer one, whatever delivers it: a page, a subscription or the
 * answer to a mutation. Deliveries may arrive in any order, and the index of lists is eventually consistent.
 *
 * Results are not memoized: that takes 14 kB a product, and lists read each product once.
 */
export class ProductCache extends InMemoryCache {
  #isFollowed = false;
  readonly #listeners = createListeners<string>(() => {
    this.#isFollowed = true;
    return () => void (this.#isFollowed = false);
  });
  #written: string[] = [];

  constructor() {
    super({
      resultCaching: false,
      typePolicies: {
        RewardProduct: { keyFields: ['id'] },
        RewardProductWithdrawal: { keyFields: false },
        Query: { fields: { getRewardProduct: foundProduct } },
      },
    });
  }

  /** Merges by revision. Apollo's policies merge one field at a time, and a field does not know the revision of its product. */
  override write<Data, Variables extends OperationVariables>(
    options: Cache.WriteOptions<Data, Variables>,
  ): Reference | undefined {
    const written = super.write({
      ...options,
      result: this.#newestIn(options.result) as typeof options.result,
    });
    const ids = this.#written;
    this.#written = [];
    for (const id of ids) this.#listeners.notify(id);
    return written;
  }

  /** Calls back with the id of each product of which no older version was written. @returns stops */
  onProduct(listener: (id: string) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Whether a list follows the cache, so that changes of products arrive in it. */
  get isFollowed(): boolean {
    return this.#isFollowed;
  }

  /** The newest known version of a product; null where it is unknown or deleted. */
  product(id: string): RewardProduct | null {
    const known = this.readFragment({ id: entityOf(id), fragment: rewardProductFields });
    return known && known.revision !== ended ? known : null;
  }

  /** Stores a version of a product, without retaining it. */
  putProduct(product: RewardProduct): void {
    this.writeFragment({ id: entityOf(product.id), fragment: rewardProductFields, data: product });
    this.release(entityOf(product.id));
  }

  /** Stores that players no longer see a product. It carries no content, so an unknown product stays unknown. */
  withdrawProduct({ id, revision }: Pick<ProductVersion, 'id' | 'revision'>): void {
    const known = this.product(id);
    if (known && known.revision < revision) this.putProduct({ ...known, active: false, revision });
  }

  /** Stores that a product was deleted. Apollo retains what is written by its id. */
  endProduct({ id, createdAt }: ProductVersion): void {
    const data = { __typename: 'RewardProduct' as const, id, createdAt, revision: ended };
    this.writeFragment({ id: entityOf(id), fragment: versionFields, data });
  }

  /** Drops what was read and is not shown, as a catalog may be large. @param shown  ids of products that stay */
  keepProducts(shown: readonly string[]): void {
    for (const id of shown) this.retain(entityOf(id));
    this.evict({ id: 'ROOT_QUERY', fieldName: 'getRewardProduct' });
    this.gc();
    for (const id of shown) this.release(entityOf(id));
  }

  #newestIn(value: unknown, field?: string): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#newestIn(each));
    if (typeof value !== 'object' || value === null) return value;
    if (isProduct(value)) return this.#newest(field === deletion ? this.#endOf(value) : value);
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, this.#newestIn(each, name)]),
    );
  }

  #newest(product: RewardProduct): RewardProduct {
    const id = entityOf(product.id);
    const known = this.readFragment({ id, fragment: versionFields });
    if (known && isNewer(known, product))
      return this.readFragment({ id, fragment: rewardProductFields }) ?? { ...product, ...known };
    this.#written.push(product.id);
    return product;
  }

  /** Late deliveries must not restore a deleted product, so the cache retains its end. */
  #endOf(product: RewardProduct): RewardProduct {
    this.retain(entityOf(product.id));
    return { ...product, revision: ended };
  }
}

function isProduct(value: object): value is RewardProduct {
  return '__typename' in value && value.__typename === 'RewardProduct';
}
