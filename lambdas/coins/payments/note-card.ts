import { noteTraits, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import type { FollowPaymentDependencies } from './follow-payment';
import type { PaymentProvider } from './payment-provider';

/** Makes what notes by which card a player paid: accounts that pay by one card may be one person's. */
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
