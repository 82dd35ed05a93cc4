import { Link } from 'react-router';
import { CheckField } from '#components/ui/check-field';
import { Prose } from '#components/ui/prose';
import type { Reservation } from '#contracts/shop/checkout-routes';
import { paths } from '#web/lib/paths';

/** The terms of each prize, each with its own checkbox. */
export function TermsFields({ lines }: { lines: Reservation['lines'] }) {
  const withTerms = lines.filter(({ terms }) => terms !== null);
  const general = 'I redeem Sweeps Coins that I have won; an order that was approved cannot be undone.';
  return (
    <fieldset className="terms-fields">
      <legend className="checkout-heading">What you accept</legend>
      {withTerms.map(({ product, name, terms }) => (
        // A checkbox accepts one exact text: changed terms after a new reservation need a new acceptance.
        <div key={`${product} ${terms}`} className="terms-line">
          <details className="terms">
            <summary>{`Terms of ${name}`}</summary>
            <Prose text={terms ?? ''} />
          </details>
          <CheckField className="terms-accept" name={`terms of ${product}`} required>
            {`I have read and accept the terms of ${name}.`}
          </CheckField>
        </div>
      ))}
      {withTerms.length === 0 ? (
        <CheckField className="terms-accept" name="acceptedTerms" required>
          {general}
        </CheckField>
      ) : (
        <p className="terms-note">{`With this order ${general}`}</p>
      )}
      <p className="terms-note">
        The{' '}
        <Link className="text-link" to={paths.staticPage('RewardsTerms')}>
          prize store terms
        </Link>{' '}
        hold for every order.
      </p>
    </fieldset>
  );
}
