import { CheckField } from '#components/ui/check-field';
import { Prose } from '#components/ui/prose';
import type { Reservation } from '#web/lib/play-fab-ops-types';

/** The terms of everything that is ordered, and one box to accept them. */
export function TermsFields({ lines }: { lines: Reservation['lines'] }) {
  const withTerms = lines.filter(({ terms }) => terms !== null);
  return (
    <fieldset className="terms-fields">
      <legend className="checkout-heading">What you accept</legend>
      {withTerms.map(({ product, name, terms }) => (
        <details key={product} className="terms">
          <summary>{`Terms of ${name}`}</summary>
          <Prose text={terms ?? ''} />
        </details>
      ))}
      <CheckField className="terms-accept" name="acceptedTerms" required>
        {withTerms.length > 0 ? 'I have read and accept the terms of these prizes. ' : ''}I redeem Sweeps
        Coins that I have won; an order that was approved cannot be undone.
      </CheckField>
    </fieldset>
  );
}
