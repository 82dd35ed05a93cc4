import { gql, type TypedDocumentNode } from '@apollo/client';
import { catalog } from './catalog';
import { type RewardProduct, rewardProductFields } from './reward-product';

/** What became of a product. */
export type ProductChange =
  | { readonly kind: 'created' | 'updated'; readonly product: RewardProduct }
  | { readonly kind: 'deleted'; readonly id: string };

type Told<Field extends string> = TypedDocumentNode<
  { readonly [name in Field]: RewardProduct | null },
  Record<string, never>
>;

const onCreate: Told<'onCreateRewardProduct'> = gql`
  subscription OnCreateRewardProduct {
    onCreateRewardProduct {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

const onUpdate: Told<'onUpdateRewardProduct'> = gql`
  subscription OnUpdateRewardProduct {
    onUpdateRewardProduct {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

const onDelete: Told<'onDeleteRewardProduct'> = gql`
  subscription OnDeleteRewardProduct {
    onDeleteRewardProduct {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

/**
 * Listens to every change of products that the caller may see.
 *
 * @param onFailure  told when the service refuses a subscription; interruptions are repaired by the library itself
 * @returns stops listening
 */
export function watchProducts(
  onChange: (change: ProductChange) => void,
  onFailure: (failure: unknown) => void,
): () => void {
  const listening = [
    catalog.subscribe({ query: onCreate }).subscribe({
      next: ({ data }) => tell('created', data?.onCreateRewardProduct),
      error: onFailure,
    }),
    catalog.subscribe({ query: onUpdate }).subscribe({
      next: ({ data }) => tell('updated', data?.onUpdateRewardProduct),
      error: onFailure,
    }),
    catalog.subscribe({ query: onDelete }).subscribe({
      next: ({ data }) => {
        const gone = data?.onDeleteRewardProduct;
        if (gone) onChange({ kind: 'deleted', id: gone.id });
      },
      error: onFailure,
    }),
  ];
  return () => listening.forEach((subscription) => subscription.unsubscribe());

  function tell(kind: 'created' | 'updated', product: RewardProduct | null | undefined): void {
    if (product) onChange({ kind, product });
  }
}

/**
 * A list of products after a change. News may overtake each other on the way: an older one never replaces a newer one.
 *
 * @returns the same list when nothing is new
 */
export function applyChange(
  products: readonly RewardProduct[],
  change: ProductChange,
): readonly RewardProduct[] {
  if (change.kind === 'deleted') {
    const left = products.filter(({ id }) => id !== change.id);
    return left.length === products.length ? products : left;
  }
  const { product } = change;
  const known = products.find(({ id }) => id === product.id);
  if (!known) return [...products, product];
  if (product.updatedAt < known.updatedAt) return products;
  return products.map((each) => (each === known ? product : each));
}
