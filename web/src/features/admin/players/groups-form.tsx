import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { AdminPlayer } from './admin-player';

const groups = [
  { id: 'ADMINS', joins: 'Make admin', leaves: 'Remove admin' },
  { id: 'AFFILIATES', joins: 'Make affiliate', leaves: 'Remove affiliate' },
] as const;

/** Adds a player to a group or removes them. */
export function GroupsForm({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  const [reason, setReason] = useState('');
  const { isPending, failure, send } = useAttempt();
  const isReasoned = reason.trim().length >= 3;

  const change = (group: (typeof groups)[number]['id'], member: boolean) =>
    send(
      () =>
        playFabOps.post('/admin/players/{player}/groups/{group}', {
          path: { player: of.player, group },
          body: { member, reason: reason.trim() },
        }),
      () => {
        setReason('');
        onChange('Groups updated. The change applies from the next sign-in.');
      },
    );

  return (
    <Panel title="Groups">
      <div className="admin-form grid gap-3">
        <TextField
          label="Reason for the audit log"
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          {groups.map(({ id: group, joins, leaves }) => {
            const isMember = of.groups.includes(group);
            return (
              <Button
                key={group}
                variant="outline"
                pending={isPending}
                disabled={!isReasoned}
                onClick={() => void change(group, !isMember)}
              >
                {isMember ? leaves : joins}
              </Button>
            );
          })}
        </div>
      </div>
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}
