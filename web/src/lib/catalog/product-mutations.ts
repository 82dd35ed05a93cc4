import { gql, type TypedDocumentNode } from '@apollo/client';
import { unreachable } from '../api/api-refusal';
import { catalog } from './catalog';
import { type RewardProduct, type RewardProductCategory, rewardProductFields } from './reward-product';

/** The editable fields of a product; null clears an optional one. */
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

/** The product and the revision on which a change is based, for the optimistic lock. */
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
 * Creates a product.
 *
 * @param id  generated once per intention: a repeat is refused as `products/already-exists` and creates no second product
 * @throws failures for `catalogMessageFor`
 */
export async function createProduct(id: string, fields: ProductFields): Promise<RewardProduct> {
  const { data } = await catalog.mutate({
    mutation: createRewardProduct,
    variables: { input: { id, ...fields } },
  });
  return answered(data?.createRewardProduct);
}

/**
 * Changes the given fields if the product still has the expected revision.
 *
 * @throws failures for `catalogMessageFor`
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
 * Changes the given fields whatever revision is stored, as after a stock count.
 *
 * @throws failures for `catalogMessageFor`
 */
export async function overwriteProduct(id: string, changes: Partial<ProductFields>): Promise<RewardProduct> {
  const { data } = await catalog.mutate({
    mutation: updateRewardProduct,
    variables: { input: { id, ...changes } },
  });
  return answered(data?.updateRewardProduct);
}

/**
 * Deletes a product if it still has the expected revision.
 *
 * @throws failures for `catalogMessageFor`
 */
export async function deleteProduct({ id, revision }: SeenProduct): Promise<RewardProduct> {
  const { data } = await catalog.mutate({
    mutation: deleteRewardProduct,
    variables: { input: { id, expectedRevision: revision } },
  });
  return answered(data?.deleteRewardProduct);
}

function answered(product: RewardProduct | null | undefined): RewardProduct {
  if (!product) throw unreachable('The response has no data.');
  return product;
}
