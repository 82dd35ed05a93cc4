import { gql, type OperationVariables, type Reference, type TypedDocumentNode } from '@apollo/client';

export type RewardProductCategory =
  | 'coins'
  | 'gifts'
  | 'trips'
  | 'mystery_prize'
  | 'experiences'
  | 'merch'
  | 'mega_sweeps';

/** A product as the API returns it; `price` is in Sweeps Coins. */
export interface RewardProduct {
  readonly __typename: 'RewardProduct';
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly terms: string | null;
  readonly image: readonly (string | null)[] | null;
  readonly stock: number;
  readonly price: number;
  readonly featured: boolean | null;
  readonly active: boolean | null;
  readonly category: RewardProductCategory | null;
  /** Whether it takes orders, apart from its stock: a random prize needs odds that cover its price, or an open draw. */
  readonly openToOrders: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Incremented by every write. */
  readonly revision: number;
}

/** Identifies a version of a product. A product that is recreated under the id of a deleted one restarts from 1. */
export type ProductVersion = Pick<RewardProduct, 'id' | 'createdAt' | 'revision'>;

/** Whether one version of a product is newer than another. Revisions decide, since clocks of writers may differ. */
export function isNewer(one: ProductVersion, other: ProductVersion): boolean {
  return one.createdAt === other.createdAt ? one.revision > other.revision : one.createdAt > other.createdAt;
}

/** Revision of a deleted product: every other version of the same creation is older. */
export const ended = Infinity;

/** The id of a product in Apollo's cache. */
export function entityOf(id: string): string {
  return `RewardProduct:${JSON.stringify({ id })}`;
}

/** The version of a product in Apollo's cache; null where it is unknown. */
export function versionAt(
  product: Reference | undefined,
  readField: <Value>(name: string, from: Reference | undefined) => Value | undefined,
): ProductVersion | null {
  const id = readField<string>('id', product);
  const createdAt = readField<string>('createdAt', product);
  const revision = readField<number>('revision', product);
  return id !== undefined && createdAt !== undefined && revision !== undefined
    ? { id, createdAt, revision }
    : null;
}

/** The fields that identify a version. */
export const versionFields: TypedDocumentNode<ProductVersion & Pick<RewardProduct, '__typename'>> = gql`
  fragment RewardProductVersion on RewardProduct {
    id
    createdAt
    revision
  }
`;

/** All fields: subscribers receive only those that a mutation selects. */
export const rewardProductFields: TypedDocumentNode<RewardProduct> = gql`
  fragment RewardProductFields on RewardProduct {
    id
    name
    description
    terms
    image
    stock
    price
    featured
    active
    category
    openToOrders
    createdAt
    updatedAt
    revision
  }
`;

/** Sort orders of a product list. */
export type RewardProductOrder = 'featured' | 'name' | 'price' | 'newest';

interface RewardProductPage {
  readonly listRewardProducts: {
    readonly __typename: 'ModelRewardProductConnection';
    readonly items: readonly (RewardProduct | null)[];
    readonly nextToken: string | null;
    readonly totalCount: number | null;
  };
}

/** The filters of the API that pages use, combined with AND. */
export interface ListFilter {
  readonly category?: { readonly eq: RewardProductCategory } | { readonly ne: RewardProductCategory };
  readonly active?: { readonly eq: boolean };
  /** Inclusive bounds. */
  readonly stock?: { readonly between: readonly [least: number, most: number] };
  readonly image?: { readonly contains: string };
  readonly id?: { readonly eq: string };
  /** In Sweeps Coins, inclusive. */
  readonly price?: { readonly le: number };
  readonly or?: readonly ListFilter[];
  readonly and?: readonly ListFilter[];
}

/** Variables of the list query. */
export interface ListVariables {
  readonly filter?: ListFilter;
  readonly limit?: number;
  readonly nextToken?: string | null;
  readonly sortDirection?: 'ASC' | 'DESC';
  readonly sortBy?: RewardProductOrder;
  readonly search?: string;
}

export const listRewardProducts: TypedDocumentNode<RewardProductPage, ListVariables & OperationVariables> =
  gql`
    query ListRewardProducts(
      $filter: ModelRewardProductFilterInput
      $limit: Int
      $nextToken: String
      $sortDirection: ModelSortDirection
      $sortBy: RewardProductOrder
      $search: String
    ) {
      listRewardProducts(
        filter: $filter
        limit: $limit
        nextToken: $nextToken
        sortDirection: $sortDirection
        sortBy: $sortBy
        search: $search
      ) {
        items {
          ...RewardProductFields
        }
        nextToken
        totalCount
      }
    }
    ${rewardProductFields}
  `;

export const getRewardProduct: TypedDocumentNode<
  { readonly getRewardProduct: RewardProduct | null },
  { readonly id: string }
> = gql`
  query GetRewardProduct($id: ID!) {
    getRewardProduct(id: $id) {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;
