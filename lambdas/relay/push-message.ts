/**
 * A mutation that tells subscribers of something, with its input: what waits in the queue between relay and push. The inputs
 * are those of `graphql/schema.graphql`.
 */
export type PushMessage =
  | { readonly mutation: 'publishPlayerEvent'; readonly input: PlayerEventInput }
  | { readonly mutation: 'publishRewardProductChange'; readonly input: ProductChangeInput }
  | { readonly mutation: 'publishRewardProductWithdrawal'; readonly input: ProductWithdrawalInput };

/** What a page is told of a player: their balances, or that there is something new to be read. */
type PlayerEventInput = BalancesInput | UpdateInput;

interface BalancesInput {
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

interface UpdateInput {
  readonly player: string;
  readonly kind: 'quests' | 'notice' | 'order';
  /** The Monday of a week of quests, or the id of a notice or an order. */
  readonly topic: string;
  /** The title of a notice; empty for all else. */
  readonly text: string;
  /** Rises within kind and topic. */
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
  'topic',
  'text',
  'sequence',
  'at',
] as const satisfies readonly (keyof BalancesInput | keyof UpdateInput)[];

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

/**
 * Names what a message is news of, within its group: of two with the same name the newer one says everything. Products are told of
 * one by one, so a mutation is name enough.
 */
export function subjectOf({ mutation: field, input }: PushMessage): string {
  if (field !== 'publishPlayerEvent') return field;
  return input.kind === 'balances' ? `${field} balances` : `${field} ${input.kind} ${input.topic}`;
}

function mutation(field: PushMessage['mutation'], selected: readonly string[]): string {
  const input = `P${field.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${field}(input: $input) { ${selected.join(' ')} } }`;
}
