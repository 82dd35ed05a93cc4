/** A product in the API. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly terms: string | null;
  readonly image: readonly string[] | null;
  readonly stock: number;
  readonly price: number;
  readonly featured: boolean;
  readonly active: boolean;
  readonly category: string | null;
  readonly openToOrders: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
}

/** Event that a product is no longer available to players. */
export interface Withdrawal {
  readonly id: string;
  readonly revision: number;
}

export interface PlayerEvent {
  readonly player: string;
  readonly kind: 'balances' | 'quests' | 'notice';
  readonly gold: number | null;
  readonly sweepsUnplayed: number | null;
  readonly sweepsRedeemable: number | null;
  readonly goldHeld: number | null;
  readonly sweepsHeld: number | null;
  readonly topic: string | null;
  readonly text: string | null;
  readonly sequence: number;
  readonly at: string;
}

/** Result of each root field of the schema, or the payload for its subscribers. */
export interface Values {
  getRewardProduct: Product;
  listRewardProducts: {
    readonly items: readonly Product[];
    readonly nextToken: string | null;
    readonly totalCount: number | null;
  };
  createRewardProduct: Product;
  updateRewardProduct: Product;
  deleteRewardProduct: Product;
  publishRewardProductChange: Product;
  publishRewardProductWithdrawal: Withdrawal;
  publishPlayerEvent: PlayerEvent;
  onCreateRewardProduct: Product;
  onUpdateRewardProduct: Product;
  onDeleteRewardProduct: Product;
  onWithdrawRewardProduct: Withdrawal;
  onPlayerEvent: PlayerEvent;
}

export type Field = keyof Values;
export type SubscriptionField = Extract<Field, `on${string}`>;
export type RequestField = Exclude<Field, SubscriptionField>;

const product =
  'id name description terms image stock price featured active category openToOrders createdAt updatedAt revision';
const event = 'player kind gold sweepsUnplayed sweepsRedeemable goldHeld sweepsHeld topic text sequence at';

const change = (verb: 'Create' | 'Update' | 'Delete') => {
  const field = `${verb.toLowerCase()}RewardProduct`;
  return `mutation ($input: ${verb}RewardProductInput!, $condition: ModelRewardProductConditionInput) {
    ${field}(input: $input, condition: $condition) { ${product} }
  }`;
};
const changes = (verb: 'Create' | 'Update' | 'Delete') =>
  `subscription ($filter: ModelSubscriptionRewardProductFilterInput) {
    on${verb}RewardProduct(filter: $filter) { ${product} }
  }`;

/** One operation per field, with a complete selection. */
export const documents: Readonly<Record<Field, string>> = {
  getRewardProduct: `query ($id: ID!) { getRewardProduct(id: $id) { ${product} } }`,
  listRewardProducts: `query (
    $id: ID, $filter: ModelRewardProductFilterInput, $limit: Int, $nextToken: String
    $sortDirection: ModelSortDirection, $sortBy: RewardProductOrder, $search: String
  ) {
    listRewardProducts(
      id: $id, filter: $filter, limit: $limit, nextToken: $nextToken
      sortDirection: $sortDirection, sortBy: $sortBy, search: $search
    ) {
      items { ${product} } nextToken totalCount
    }
  }`,
  createRewardProduct: change('Create'),
  updateRewardProduct: change('Update'),
  deleteRewardProduct: change('Delete'),
  publishRewardProductChange: `mutation ($input: PublishRewardProductChangeInput!) {
    publishRewardProductChange(input: $input) { ${product} }
  }`,
  publishRewardProductWithdrawal: `mutation ($input: PublishRewardProductWithdrawalInput!) {
    publishRewardProductWithdrawal(input: $input) { id revision }
  }`,
  publishPlayerEvent: `mutation ($input: PublishPlayerEventInput!) { publishPlayerEvent(input: $input) { ${event} } }`,
  onCreateRewardProduct: changes('Create'),
  onUpdateRewardProduct: changes('Update'),
  onDeleteRewardProduct: changes('Delete'),
  onWithdrawRewardProduct: 'subscription { onWithdrawRewardProduct { id revision } }',
  onPlayerEvent: `subscription ($player: ID!) { onPlayerEvent(player: $player) { ${event} } }`,
};
