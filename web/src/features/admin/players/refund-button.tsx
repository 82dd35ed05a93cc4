import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dollarsLabel } from '#web/lib/format/numbers';
import { BalancePreview } from '../parts/balance-preview';
import { ConfirmButton } from '../parts/confirm-button';
import type { AdminPlayer, Purchase } from './admin-player';
import { refundChanges } from './refund-changes';

/** Refunds the rest of a purchase, after a superadmin has seen the new balances. */
export function RefundButton({
  of: { player, balances },
  purchase,
  refundable,
  onChange,
}: {
  of: AdminPlayer;
  purchase: string;
  refundable: NonNullable<Purchase['refundable']>;
  onChange: (message: string, purchase: Purchase) => void;
}) {
  const dollars = dollarsLabel(refundable.cents);
  return (
    <ConfirmButton
      label={
        <>
          Refund<span className="sr-only"> the purchase {purchase}</span>
        </>
      }
      opener="link"
      title={`Refund ${dollars}?`}
      submit={`Refund ${dollars}`}
      reason={{ label: 'Reason for the refund' }}
      act={(reason, idempotencyKey) =>
        playFabOps.post('/admin/players/{player}/purchases/{purchase}/refund', {
          path: { player, purchase },
          body: { reason },
          idempotencyKey,
        })
      }
      onDone={(answer) => onChange(`${dollars} refunded. The player is notified.`, answer.purchase)}
      details={<BalancePreview balances={balances} changes={refundChanges(balances, refundable)} />}
    >
      The payment provider returns the money to the player’s card within days. All coins of the purchase are
      taken back at once; if the player has spent some of them, nothing is refunded.
    </ConfirmButton>
  );
}
