import { Link } from 'react-router';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { exactInstantLabel } from '#web/lib/format/dates';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import type { Selection } from '../parts/selection';
import { actLabel, type AuditEntry, subjectLabel, subjectPath } from './audit-copy';
import { detailLabel } from './detail-copy';

const columns: readonly AdminColumn<AuditEntry>[] = [
  { name: 'Time', cell: ({ at }) => exactInstantLabel(at), className: 'whitespace-nowrap' },
  {
    name: 'Admin',
    cell: ({ actor, actorName }) => (
      <Link className="text-link" to={dashboardPaths.player(actor)} title={actor}>
        {actorName}
      </Link>
    ),
    className: 'wrap-anywhere min-inline-40',
  },
  { name: 'Action', cell: ({ act }) => actLabel(act), isRowHead: true },
  {
    name: 'Object',
    cell: (entry) => <Subject entry={entry} />,
    className: 'wrap-anywhere min-inline-48',
  },
  { name: 'Reason', cell: ({ reason }) => reason ?? '–' },
  {
    name: 'Details',
    cell: ({ act, detail }) => detailLabel(act, detail) || '–',
    className: 'wrap-anywhere text-muted min-inline-48',
  },
];

/** Audit entries, newest first: time, admin, action, subject, reason and details. */
export function AuditTable({
  entries,
  selection,
}: {
  entries: readonly AuditEntry[];
  selection: Selection<AuditEntry>;
}) {
  return (
    <AdminTable
      caption="Admin activity"
      columns={columns}
      rows={entries}
      idOf={selection.keyOf}
      hasShortcuts
      selection={{
        of: selection,
        nameOf: ({ act, at }) => `the entry ${actLabel(act)} of ${exactInstantLabel(at)}`,
      }}
    />
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const path = subjectPath(entry.subject);
  const name = subjectLabel(entry);
  if (path === null) return name;
  return (
    <Link className="text-link" to={path} title={entry.subject.id} data-row-open="">
      {name}
    </Link>
  );
}
