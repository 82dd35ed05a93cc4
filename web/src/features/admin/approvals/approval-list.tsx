import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { PagedList } from '../parts/paged-list';
import { StatusMessage } from '../parts/status-message';
import { ApprovalCard } from './approval-card';
import { type ApprovalRequest, statusTones } from './approval-request';

/** Approval requests of superadmins, newest first. */
export function ApprovalList({ loaded, viewer }: { loaded: GetAnswer<'/admin/approvals'>; viewer: string }) {
  const list = useLongList(
    loaded,
    ({ id }) => id,
    (before) => playFabOps.get('/admin/approvals', { query: { before } }),
  );
  const [message, setMessage] = useState('');

  function decided(request: ApprovalRequest) {
    list.change((known) => known.map((each) => (each.id === request.id ? request : each)));
    setMessage(`${statusTones[request.status].name}.`);
  }

  return (
    <>
      <StatusMessage>{message}</StatusMessage>
      <PagedList of={list} empty={<EmptyState Icon={UserCheck}>No requests yet.</EmptyState>}>
        <ul className="grid gap-4 max-inline-192">
          {list.items.map((request) => (
            <ApprovalCard
              key={`${request.id} ${request.status}`}
              request={request}
              viewer={viewer}
              onDecided={decided}
            />
          ))}
        </ul>
      </PagedList>
    </>
  );
}
