import { BulletList } from '#components/ui/bullet-list';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { ConfirmButton } from '../parts/confirm-button';
import type { AdminPlayer, PlayerChanged } from './admin-player';
import { freezeLabel } from './freeze-label';

/** Why a player's Sweeps Coins are frozen, and the release by a superadmin. */
export function FreezePanel({
  of: { player, frozenBy },
  isSuperadmin,
  onChange,
}: {
  of: AdminPlayer;
  isSuperadmin: boolean;
  onChange: PlayerChanged;
}) {
  return (
    <Panel title="Sweeps Coins frozen">
      <BulletList className="text-sm">
        {frozenBy.map((reason) => (
          <li key={reason}>{freezeLabel(reason)}</li>
        ))}
      </BulletList>
      {isSuperadmin ? (
        <ConfirmButton
          label="Lift the freeze"
          title="Lift the freeze?"
          submit="Lift freeze"
          variant="primary"
          reason={{ label: 'Reason for lifting (shown in the ledger)' }}
          act={(note, idempotencyKey) =>
            playFabOps.post('/admin/players/{player}/sweeps-freeze/lifts', {
              path: { player },
              body: { note },
              idempotencyKey,
            })
          }
          onDone={({ transaction }) => onChange('Freeze lifted. The player is notified.', transaction)}
        >
          {frozenBy.length > 1
            ? `All ${frozenBy.length} freezes end at once. ${effects}`
            : `The freeze ends at once. ${effects}`}
        </ConfirmButton>
      ) : (
        <Notice tone="info">Only superadmins can lift a freeze.</Notice>
      )}
    </Panel>
  );
}

const effects =
  'The player can play, receive and redeem Sweeps Coins again. Coins that are owed stay on record and are not collected.';
