import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { Badge } from '#components/ui/badge';
import { Panel } from '#components/ui/panel';
import { dayLabel, timeLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { type AdminColumn, AdminTable } from '../parts/admin-table';
import { personName } from '../parts/person-name';
import { type Recorded, refusalLabel } from './entry-result';

/** A letter that was recorded since the page was opened. */
export interface SittingLetter {
  readonly number: number;
  readonly code: string;
  readonly recordedAt: Date;
  readonly recorded: Recorded;
}

const columns: readonly AdminColumn<SittingLetter>[] = [
  { name: 'No.', cell: ({ number }) => number, isNumeric: true },
  { name: 'Code', cell: ({ code }) => <span className="tabular">{code}</span>, isRowHead: true },
  {
    name: 'Player',
    cell: ({ recorded }) => (
      <Link className="text-link wrap-anywhere" to={paths.dashboardPlayer(recorded.player)}>
        {personName(recorded.holder)}
      </Link>
    ),
  },
  { name: 'Arrived', cell: ({ recorded }) => dayLabel(recorded.entry.day, { timeZone: 'UTC' }) },
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

/** The letters of this sitting, the newest first, with the number of those that were credited and refused. */
export function Sitting({ letters }: { letters: readonly SittingLetter[] }) {
  const credited = letters.filter(({ recorded }) => recorded.entry.reason === null).length;
  return (
    <Panel title="Recorded in this sitting" className="grid content-start gap-3 min-inline-0">
      <p className="text-muted">
        {`${letters.length} recorded: ${credited} credited, ${letters.length - credited} refused.`}
      </p>
      <Link className="text-link justify-self-start" to={paths.dashboardAuditOf({ kind: 'free-entry' })}>
        All recorded letters
      </Link>
      <AdminTable
        caption="Letters of this sitting"
        columns={columns}
        rows={letters}
        idOf={({ number }) => number}
        empty={<EmptyState Icon={Mail}>Type the code of the first letter and press Enter.</EmptyState>}
      />
    </Panel>
  );
}
