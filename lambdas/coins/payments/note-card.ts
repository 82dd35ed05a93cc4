import { noteTraits, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import type { FollowPaymentDependencies } from './follow-payment';
import type { PaymentProvider } from './payment-provider';

/** Creates a function that notes the card of a payment as a trait: accounts that pay with one card may belong to one person. */
export function createCardNotes({
  provider,
  ...notes
}: NoteTraitsDependencies & {
  readonly provider: Pick<PaymentProvider, 'cardOf'>;
}): FollowPaymentDependencies['noteCard'] {
  return async (player, payment) => {
    const card = await provider.cardOf(payment);
    if (card !== null) await noteTraits(notes, player, [{ kind: 'card', text: card }]);
  };
}
