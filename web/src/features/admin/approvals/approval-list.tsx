import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { personNames } from '../parts/person-name';
import { StatusMessage } from '../parts/status-message';
import { ApprovalCard } from './approval-card';
import { type ApprovalRequest, statusTones } from './approval-request';

/** Approval requests of superadmins, newest first. */
export function ApprovalList({ loaded, viewer }: { loaded: GetAnswer<'/admin/approvals'>; viewer: string }) {
  const [people, setPeople] = useState(loaded.people);
  const list = useLongList(
    loaded,
    ({ id }) => id,
    async (before) => {
      const page = await playFabOps.get('/admin/approvals', { query: { before } });
      setPeople((known) => [...known, ...page.people]);
      return page;
    },
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
        <ListBar row="request" hasSearch={false} opens="Open the player or product" />
        <ul className="grid gap-4 max-inline-192">
          {list.items.map((request) => (
            <ApprovalCard
              key={`${request.id} ${request.status}`}
              request={request}
              viewer={viewer}
              nameOf={personNames(people)}
              onDecided={decided}
            />
          ))}
        </ul>
      </PagedList>
    </>
  );
}
