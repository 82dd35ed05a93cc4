import { gql, type TypedDocumentNode } from '@apollo/client';
import { catalog } from './catalog';
import { type RewardProduct, type RewardProductCategory, rewardProductFields } from './reward-product';

/** What an admin says of a product; null takes away what a product can be without. */
export interface ProductFields {
  readonly name: string;
  readonly description: string | null;
  readonly terms: string | null;
  readonly image: readonly string[] | null;
  readonly stock: number;
  /** In Sweeps Coins. */
  readonly price: number;
  readonly featured: boolean;
  readonly active: boolean;
  readonly category: RewardProductCategory | null;
}

/** Which product, and the version of it that whoever changes it has seen. */
/** A version of a product that somebody has seen. */
export type SeenProduct = Pick<RewardProduct, 'id' | 'revision'>;

type Answered<Field extends string, Input> = TypedDocumentNode<
  { readonly [name in Field]: RewardProduct | null },
  { readonly input: Input }
>;

type Expecting = { readonly id: string; readonly expectedRevision: number };
type MaybeExpecting = { readonly id: string; readonly expectedRevision?: number };

export const createRewardProduct: Answered<'createRewardProduct', ProductFields & { readonly id: string }> =
  gql`
    mutation CreateRewardProduct($input: CreateRewardProductInput!) {
      createRewardProduct(input: $input) {
        ...RewardProductFields
      }
    }
    ${rewardProductFields}
  `;

export const updateRewardProduct: Answered<'updateRewardProduct', Partial<ProductFields> & MaybeExpecting> =
  gql`
    mutation UpdateRewardProduct($input: UpdateRewardProductInput!) {
      updateRewardProduct(input: $input) {
        ...RewardProductFields
      }
    }
    ${rewardProductFields}
  `;

export const deleteRewardProduct: Answered<'deleteRewardProduct', Expecting> = gql`
  mutation DeleteRewardProduct($input: DeleteRewardProductInput!) {
    deleteRewardProduct(input: $input) {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

/**
 * Puts a new product into the catalog.
 *
 * @param id  made once per intention: saying it again is refused as `products/already-exists` and makes no second one
 * @throws what `catalogMessageFor` has words for
 */
export async function createProduct(id: string, fields: ProductFields): Promise<RewardProduct> {
  const { data } = await catalog.mutate({
    mutation: createRewardProduct,
    variables: { input: { id, ...fields } },
  });
  return answered(data?.createRewardProduct);
}

/**
 * Changes what is given and nothing else, if the product is still the version that was seen.
 *
 * @throws what `catalogMessageFor` has words for
 */
export async function updateProduct(
  { id, revision }: SeenProduct,
  changes: Partial<ProductFields>,
): Promise<RewardProduct> {
  const { data } = await catalog.mutate({
    mutation: updateRewardProduct,
    variables: { input: { id, ...changes, expectedRevision: revision } },
  });
  return answered(data?.updateRewardProduct);
}

/**
 * Makes a product what is given, whatever version of it is stored, as a recount does.
 *
 * @throws what `catalogMessageFor` has words for
 */
export async function overwriteProduct(id: string, said: Partial<ProductFields>): Promise<RewardProduct> {
  const { data } = await catalog.mutate({
    mutation: updateRewardProduct,
    variables: { input: { id, ...said } },
  });
  return answered(data?.updateRewardProduct);
}

/**
 * Takes a product out of the catalog, if it is still the version that was seen.
 *
 * @throws what `catalogMessageFor` has words for
 */
export async function deleteProduct({ id, revision }: SeenProduct): Promise<RewardProduct> {
  const { data } = await catalog.mutate({
    mutation: deleteRewardProduct,
    variables: { input: { id, expectedRevision: revision } },
  });
  return answered(data?.deleteRewardProduct);
}

function answered(product: RewardProduct | null | undefined): RewardProduct {
  if (!product) throw new Error('A network error has occurred.');
  return product;
}
