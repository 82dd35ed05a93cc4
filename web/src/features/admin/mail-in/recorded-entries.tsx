import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { Badge } from '#components/ui/badge';
import { Panel } from '#components/ui/panel';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { dayLabel, timeLabel } from '#web/lib/format/dates';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import { ListBar } from '../parts/list-bar';
import { personName } from '../parts/person-name';
import { type Recorded, refusalLabel } from './entry-result';

/** An entry that was recorded since the page was opened. */
export interface RecordedEntry {
  readonly number: number;
  readonly code: string;
  readonly recordedAt: Date;
  readonly recorded: Recorded;
}

const columns: readonly AdminColumn<RecordedEntry>[] = [
  { name: 'No.', cell: ({ number }) => number, isNumeric: true },
  { name: 'Code', cell: ({ code }) => <span className="tabular">{code}</span>, isRowHead: true },
  {
    name: 'Player',
    cell: ({ recorded }) => (
      <Link className="text-link wrap-anywhere" to={dashboardPaths.player(recorded.player)} data-row-open="">
        {personName(recorded.holder)}
      </Link>
    ),
  },
  {
    name: 'Arrived',
    cell: ({ recorded }) => dayLabel(recorded.entry.day, { timeZone: 'UTC' }),
    className: 'whitespace-nowrap',
  },
  { name: 'Recorded', cell: ({ recordedAt }) => timeLabel(recordedAt) },
  {
    name: 'Result',
    cell: ({ recorded: { entry } }) => (
      <>
        <Badge tone={entry.reason === null ? 'success' : 'error'}>
          {entry.reason === null ? 'Credited' : 'Refused'}
        </Badge>
        {entry.reason !== null && <p className="mbs-1 text-sm">{refusalLabel(entry)}</p>}
      </>
    ),
  },
];

/** The entries recorded since the page was opened, the newest first, with the number of those that were credited and refused. */
export function RecordedEntries({ entries }: { entries: readonly RecordedEntry[] }) {
  const credited = entries.filter(({ recorded }) => recorded.entry.reason === null).length;
  return (
    <Panel title="Recorded since you opened this page" className="grid content-start gap-3 min-inline-0">
      <p className="text-muted">
        {`${entries.length} recorded: ${credited} credited, ${entries.length - credited} refused.`}
      </p>
      <Link className="text-link justify-self-start" to={dashboardPaths.auditOf({ kind: 'free-entry' })}>
        All recorded entries
      </Link>
      {entries.length > 0 && <ListBar row="entry" hasSearch={false} opens="Open the player" />}
      <AdminTable
        caption="Entries recorded since you opened this page"
        columns={columns}
        rows={entries}
        idOf={({ number }) => number}
        hasShortcuts
        empty={<EmptyState Icon={Mail}>Type the code of the first entry and press Enter.</EmptyState>}
      />
    </Panel>
  );
}
