import { Link } from 'react-router';
import { CheckField } from '#components/ui/check-field';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { Prose } from '#components/ui/prose';
import type { Reservation } from '#contracts/shop/checkout-routes';
import { paths } from '#web/lib/paths';
import { finalOrderReason } from '#web/lib/shop/final-order-copy';

/** The terms of each prize, each with its own checkbox, and whether the order can be canceled. */
export function TermsFields({ lines }: { lines: Reservation['lines'] }) {
  const withTerms = lines.filter(({ terms }) => terms !== null);
  const finalReason = finalOrderReason(lines);
  const cancelRule = finalReason ? 'this order cannot be canceled' : 'an approved order cannot be canceled';
  return (
    <fieldset className="grid grid-cols-1 gap-3 min-inline-0">
      <legend className="mbe-4 font-display text-lg font-heading">Terms</legend>
      {finalReason && (
        <Notice tone="info">
          <p className="font-bold">You cannot cancel this order once it is placed.</p>
          <p>{finalReason}</p>
        </Notice>
      )}
      {withTerms.map(({ product, name, terms }) => (
        // A checkbox accepts one exact text: changed terms after a new reservation need a new acceptance.
        <div key={`${product} ${terms}`}>
          <details className="terms text-sm">
            <summary>{`Terms of ${name}`}</summary>
            <Prose text={terms ?? ''} />
          </details>
          <CheckField className="text-sm" name={`terms of ${product}`} required>
            {`I have read and accept the terms of ${name}.`}
          </CheckField>
        </div>
      ))}
      {withTerms.length === 0 ? (
        <CheckField className="text-sm" name="acceptedTerms" required>
          {`I am redeeming Sweeps Coins that I won. I understand that ${cancelRule}.`}
        </CheckField>
      ) : (
        <Note>
          {`By placing this order, you confirm that you are redeeming Sweeps Coins that you won and understand that ${cancelRule}.`}
        </Note>
      )}
      <Note>
        The{' '}
        <Link className="text-link" to={paths.staticPage('RewardsTerms')}>
          prize store terms
        </Link>{' '}
        apply to every order.
      </Note>
    </fieldset>
  );
}
