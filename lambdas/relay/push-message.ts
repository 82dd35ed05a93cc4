/** A mutation that publishes to subscribers, with its input, as the relay queues it for push. The inputs match `graphql/schema.graphql`. */
export type PushMessage =
  | { readonly mutation: 'publishPlayerEvent'; readonly input: PlayerEventInput }
  | { readonly mutation: 'publishRewardProductChange'; readonly input: ProductChangeInput }
  | { readonly mutation: 'publishRewardProductWithdrawal'; readonly input: ProductWithdrawalInput };

/** A player event: balances, or a change that the page must read. */
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
  /** The title of a notice; empty otherwise. */
  readonly text: string;
  /** Increases within kind and topic. */
  readonly sequence: number;
  readonly at: string;
}

/** The product's published fields, as far as it has them. */
export type ProductChangeInput = Readonly<Partial<Record<(typeof productFields)[number], unknown>>>;

interface ProductWithdrawalInput {
  readonly id: string;
  readonly revision: number;
}

/** All published fields of a player event. */
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

/** All published fields of a product. */
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
  'openToOrders',
  'createdAt',
  'updatedAt',
  'revision',
] as const;

/** The mutations as they are sent. Subscribers receive only selected fields, so all are selected. */
export const mutations: Readonly<Record<PushMessage['mutation'], string>> = {
  publishPlayerEvent: mutation('publishPlayerEvent', playerEventFields),
  publishRewardProductChange: mutation('publishRewardProductChange', productFields),
  publishRewardProductWithdrawal: mutation('publishRewardProductWithdrawal', ['id', 'revision']),
};

/**
 * The subject of a message within its group: a newer message replaces an older one of the same subject. Products have a group each, so the
 * mutation suffices.
 */
export function subjectOf({ mutation: field, input }: PushMessage): string {
  if (field !== 'publishPlayerEvent') return field;
  return input.kind === 'balances' ? `${field} balances` : `${field} ${input.kind} ${input.topic}`;
}

function mutation(field: PushMessage['mutation'], selected: readonly string[]): string {
  const input = `P${field.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${field}(input: $input) { ${selected.join(' ')} } }`;
}
