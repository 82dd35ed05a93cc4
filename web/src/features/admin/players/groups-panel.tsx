import { Link } from 'react-router';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { ConfirmButton } from '../parts/confirm-button';
import { personName } from '../parts/person-name';
import type { AdminPlayer } from './admin-player';

/** Makes a player an admin or ends it; affiliates are approved in their own review. */
export function GroupsPanel({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  const isAdmin = of.groups.includes('ADMINS');
  const name = personName(of);
  const label = isAdmin ? 'Remove admin' : 'Make admin';
  return (
    <Panel title="Admin access">
      <Note>{isAdmin ? 'This player is an admin.' : 'This player has no access to the Dashboard.'}</Note>
      <div className="flex flex-wrap items-center gap-3">
        <ConfirmButton
          label={label}
          title={isAdmin ? `Remove ${name} as an admin?` : `Make ${name} an admin?`}
          keep="Not now"
          submit={label}
          variant={isAdmin ? 'danger' : 'primary'}
          reason={{ label: 'Reason for the audit log' }}
          act={(reason) =>
            playFabOps.post('/admin/players/{player}/groups/{group}', {
              path: { player: of.player, group: 'ADMINS' },
              body: { member: !isAdmin, reason },
            })
          }
          onDone={() =>
            onChange(
              isAdmin
                ? 'Admin access removed. The player is signed out everywhere.'
                : 'Admin access granted. It applies from the next sign-in.',
            )
          }
        >
          {isAdmin ? endingEffects : startingEffects}
        </ConfirmButton>
        <Link
          className="text-link"
          to={dashboardPaths.affiliatesIn(
            of.groups.includes('AFFILIATES') ? 'approved' : 'requested',
            of.player,
          )}
        >
          Review as affiliate
        </Link>
      </div>
    </Panel>
  );
}

const startingEffects =
  'From their next sign-in, they can open the Dashboard: read every player’s account, ledger and documents, process orders, answer tickets, suspend players and edit products. They cannot correct balances, refund purchases or change admins.';

const endingEffects =
  'They lose the Dashboard and are signed out on every device at once. What they did stays in the audit log.';
