import { useCallback } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { SelectField } from '#components/ui/select-field';
import type { AdminTicket } from '#contracts/support/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLoaded } from '#web/lib/api/use-loaded';
import { personName } from '../parts/person-name';
import { priorityChoices } from './ticket-choices';
import type { TicketPriority } from './ticket-title';

/** Who works on a ticket and how urgent it is; each choice is stored at once. */
export function TriageForm({
  ticket: { player, id, assignee, priority },
  onChanged,
}: {
  ticket: AdminTicket;
  onChanged: () => Promise<void>;
}) {
  const staff = useLoaded(useCallback(() => playFabOps.get('/admin/ticket-assignees'), []));
  const { isPending, failure, send } = useAttempt();

  /** Sends only what changed, so that it leaves another admin's change of the other field alone. */
  function change(body: { assignee: string | null } | { priority: TicketPriority }) {
    void send(
      () => playFabOps.put('/admin/tickets/{player}/{ticket}/triage', { path: { player, ticket: id }, body }),
      onChanged,
      { choice: JSON.stringify(body) },
    );
  }

  // The assignee is listed before the others have loaded, and after they left the group.
  const listed = staff.value?.items ?? [];
  const people =
    assignee && !listed.some((each) => each.player === assignee.player) ? [assignee, ...listed] : listed;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Assignee"
        value={assignee?.player ?? ''}
        disabled={isPending}
        choices={[
          { value: '', label: 'No admin' },
          ...people.map((each) => ({ value: each.player, label: personName(each) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ assignee: value === '' ? null : value })}
      />
      <SelectField
        label="Priority"
        value={priority}
        disabled={isPending}
        choices={priorityChoices}
        onChange={({ currentTarget: { value } }) => change({ priority: value as TicketPriority })}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      {staff.failure !== null && <FailureNotice failure={staff.failure} onRetry={staff.reload} />}
    </div>
  );
}
