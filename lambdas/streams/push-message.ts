/** A mutation that tells subscribers of something, with its input: what waits in the queue between relay and push. */
export type PushMessage =
  | { readonly mutation: 'publishPlayerEvent'; readonly input: PlayerEventInput }
  | { readonly mutation: 'publishRewardProductChange'; readonly input: ProductChangeInput };

/** `PublishPlayerEventInput` of `graphql/schema.graphql`. */
export interface PlayerEventInput {
  readonly player: string;
  readonly kind: 'balances';
  readonly gold: number;
  readonly sweepsUnplayed: number;
  readonly sweepsRedeemable: number;
  readonly sequence: number;
  readonly at: string;
}

/** `PublishRewardProductChangeInput` of `graphql/schema.graphql`: these fields of the product, where it has them. */
export type ProductChangeInput = Readonly<Partial<Record<(typeof productFields)[number], unknown>>>;

/** Everything that the site is told of a product. */
export const productFields = [
  'id',
  'name',
  'description',
  'terms',
  'image',
  'stock',
  'price',
  'featured',
  'active',
  'category',
  'createdAt',
  'updatedAt',
] as const;
