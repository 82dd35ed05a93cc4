import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { ConfirmButton } from '../parts/confirm-button';
import type { AdminPlayer } from './admin-player';

const groups = [{ id: 'ADMINS', joins: 'Make admin', leaves: 'Remove admin' }] as const;

/** Adds a player to a group or removes them. An affiliate follows from the review of an application, which this opens. */
export function GroupsPanel({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  return (
    <Panel title="Groups">
      <div className="flex flex-wrap gap-3">
        {groups.map(({ id: group, joins, leaves }) => {
          const isMember = of.groups.includes(group);
          const label = isMember ? leaves : joins;
          return (
            <ConfirmButton
              key={group}
              label={label}
              title={`${label}?`}
              keep="Not now"
              submit={label}
              variant={isMember ? 'danger' : 'primary'}
              reason={{ label: 'Reason for the audit log', least: 3, most: 200 }}
              act={(reason) =>
                playFabOps.post('/admin/players/{player}/groups/{group}', {
                  path: { player: of.player, group },
                  body: { member: !isMember, reason },
                })
              }
              onDone={() => onChange('Groups updated. The change applies from the next sign-in.')}
            >
              The change applies from the next sign-in.
            </ConfirmButton>
          );
        })}
        <Link
          className={buttonClass({ variant: 'outline' })}
          to={paths.dashboardAffiliate({
            state: of.groups.includes('AFFILIATES') ? 'approved' : 'requested',
            find: of.player,
          })}
        >
          Review as affiliate
        </Link>
      </div>
    </Panel>
  );
}
