import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dollarsLabel } from '#web/lib/format/numbers';
import { ConfirmButton } from '../parts/confirm-button';
import type { AdminPlayer } from './admin-player';

/** Marks a refund that was given up as settled, after a superadmin has confirmed it. */
export function SettleRefundButton({
  of: { player, closed },
  purchase,
  failed: { cents, at: givenUpAt },
  onChange,
}: {
  of: AdminPlayer;
  purchase: string;
  failed: NonNullable<AdminPlayer['purchases'][number]['refundGivenUp']>;
  onChange: (message: string) => void;
}) {
  const dollars = dollarsLabel(cents);
  return (
    <ConfirmButton
      label={
        <>
          Mark as settled<span className="sr-only"> the refund of {purchase}</span>
        </>
      }
      opener="link"
      title={`Mark the refund of ${dollars} as settled?`}
      submit="Mark as settled"
      variant="primary"
      reason={{ label: 'How it was settled (for the audit log)', least: 3, most: 200 }}
      act={(reason) =>
        playFabOps.post('/admin/players/{player}/purchases/{purchase}/refund-settlement', {
          path: { player, purchase },
          body: { reason, givenUpAt },
        })
      }
      onDone={() => onChange(`The refund of ${dollars} is marked as settled.`)}
    >
      The refund leaves the overview’s list of failed refunds. No money is sent and no coins move: the player
      keeps the coins of the purchase.
      {!closed && ' If you paid the player another way, correct the balances as well.'}
    </ConfirmButton>
  );
}
