/**
 * A mutation that tells subscribers of something, with its input: what waits in the queue between relay and push. The inputs
 * are those of `graphql/schema.graphql`.
 */
export type PushMessage =
  | { readonly mutation: 'publishPlayerEvent'; readonly input: PlayerEventInput }
  | { readonly mutation: 'publishRewardProductChange'; readonly input: ProductChangeInput }
  | { readonly mutation: 'publishRewardProductWithdrawal'; readonly input: ProductWithdrawalInput };

interface PlayerEventInput {
  readonly player: string;
  readonly kind: 'balances';
  readonly gold: number;
  readonly sweepsUnplayed: number;
  readonly sweepsRedeemable: number;
  readonly goldHeld: number;
  readonly sweepsHeld: number;
  readonly sequence: number;
  readonly at: string;
}

/** These fields of the product, where it has them. */
export type ProductChangeInput = Readonly<Partial<Record<(typeof productFields)[number], unknown>>>;

interface ProductWithdrawalInput {
  readonly id: string;
  readonly revision: number;
}

/** Everything that a page is told of a player. */
const playerEventFields = [
  'player',
  'kind',
  'gold',
  'sweepsUnplayed',
  'sweepsRedeemable',
  'goldHeld',
  'sweepsHeld',
  'sequence',
  'at',
] as const satisfies readonly (keyof PlayerEventInput)[];

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
  'revision',
] as const;

/** Each mutation as it is sent. Subscribers get the fields that it selects and no others, so it selects all of them. */
export const mutations: Readonly<Record<PushMessage['mutation'], string>> = {
  publishPlayerEvent: mutation('publishPlayerEvent', playerEventFields),
  publishRewardProductChange: mutation('publishRewardProductChange', productFields),
  publishRewardProductWithdrawal: mutation('publishRewardProductWithdrawal', ['id', 'revision']),
};

function mutation(field: PushMessage['mutation'], selected: readonly string[]): string {
  const input = `P${field.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${field}(input: $input) { ${selected.join(' ')} } }`;
}
