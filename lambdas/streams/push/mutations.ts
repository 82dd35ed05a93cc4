import { productFields, type PushMessage } from '../push-message';

/** Everything that a page is told of a player. */
const playerEventFields = [
  'player',
  'kind',
  'gold',
  'sweepsUnplayed',
  'sweepsRedeemable',
  'sequence',
  'at',
] as const;

/** Each mutation as it is sent. Subscribers get the fields that it selects and no others, so it selects all of them. */
export const mutations: Readonly<Record<PushMessage['mutation'], string>> = {
  publishPlayerEvent: mutation('publishPlayerEvent', 'PublishPlayerEventInput', playerEventFields),
  publishRewardProductChange: mutation(
    'publishRewardProductChange',
    'PublishRewardProductChangeInput',
    productFields,
  ),
};

function mutation(field: string, input: string, selected: readonly string[]): string {
  return `mutation ($input: ${input}!) { ${field}(input: $input) { ${selected.join(' ')} } }`;
}
