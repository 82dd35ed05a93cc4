import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { instantLabel } from '#web/lib/format/dates';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import type { AdminPlayer } from './admin-player';

type Notice = AdminPlayer['notices'][number];

const columns: readonly AdminColumn<Notice>[] = [
  { name: 'Date', cell: ({ at }) => instantLabel(at), isRowHead: true, className: 'whitespace-nowrap' },
  { name: 'Notice', cell: ({ title }) => title },
  { name: 'Delivery', cell: ({ mailedAt }) => (mailedAt ? 'Emailed' : 'Inbox') },
];

/** The newest notices that the player received. */
export function PlayerNotices({ notices }: { notices: readonly Notice[] }) {
  return (
    <Panel title="Recent notices">
      <AdminTable
        caption="Recent notices"
        columns={columns}
        rows={notices}
        idOf={({ id }) => id}
        empty={<Note>No notices yet.</Note>}
      />
    </Panel>
  );
}
