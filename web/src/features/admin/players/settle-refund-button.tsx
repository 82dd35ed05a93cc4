import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dollarsLabel } from '#web/lib/format/numbers';
import { ConfirmButton } from '../parts/confirm-button';
import type { AdminPlayer } from './admin-player';

/** Marks a refund that was given up as settled, after a superadmin has confirmed it; nothing without such a refund. */
export function SettleRefundButton({
  player,
  purchase: { id, refundGivenUp },
  onChange,
}: {
  player: string;
  purchase: AdminPlayer['purchases'][number];
  onChange: (message: string) => void;
}) {
  if (!refundGivenUp || refundGivenUp.settledAt !== null) return null;
  const { cents, at: givenUpAt } = refundGivenUp;
  const dollars = dollarsLabel(cents);
  return (
    <ConfirmButton
      label="Mark as settled"
      opener="link"
      title={`Mark the refund of ${dollars} as settled?`}
      submit="Mark as settled"
      variant="primary"
      reason={{ label: 'How it was settled (for the audit log)', least: 3, most: 200 }}
      act={(reason) =>
        playFabOps.post('/admin/players/{player}/purchases/{purchase}/refund-settlement', {
          path: { player, purchase: id },
          body: { reason, givenUpAt },
        })
      }
      onDone={() => onChange(`The refund of ${dollars} is marked as settled.`)}
    >
      The refund leaves the overview’s list of failed refunds. No money is sent and no coins move: the player
      keeps the coins of the purchase. If you paid the player another way, correct the balances as well.
    </ConfirmButton>
  );
}
