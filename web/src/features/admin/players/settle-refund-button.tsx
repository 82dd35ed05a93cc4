import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dollarsLabel } from '#web/lib/format/numbers';
import { ConfirmButton } from '../parts/confirm-button';
import type { AdminPlayer, Purchase } from './admin-player';

/** Marks a refund that was given up as settled, after a superadmin has confirmed it. */
export function SettleRefundButton({
  of: { player, closed },
  purchase,
  failed,
  onChange,
}: {
  of: AdminPlayer;
  purchase: Purchase;
  failed: NonNullable<Purchase['refundGivenUp']>;
  onChange: (message: string, purchase: Purchase) => void;
}) {
  const dollars = dollarsLabel(failed.cents);
  return (
    <ConfirmButton
      label={
        <>
          Mark as settled<span className="sr-only"> the refund of {purchase.id}</span>
        </>
      }
      opener="link"
      title={`Mark the refund of ${dollars} as settled?`}
      submit="Mark as settled"
      variant="primary"
      reason={{ label: 'How it was settled (for the audit log)' }}
      act={(reason) =>
        playFabOps.post('/admin/players/{player}/purchases/{purchase}/refund-settlement', {
          path: { player, purchase: purchase.id },
          body: { reason, givenUpAt: failed.at },
        })
      }
      onDone={({ settledAt }) =>
        onChange(`The refund of ${dollars} is marked as settled.`, {
          ...purchase,
          refundGivenUp: { ...failed, settledAt },
        })
      }
    >
      The refund leaves the overview’s list of failed refunds. No money is sent and no coins move: the player
      keeps the coins of the purchase.
      {!closed && ' If you paid the player another way, correct the balances as well.'}
    </ConfirmButton>
  );
}
