import { Link } from 'react-router';
import { exactInstantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { type AdminColumn, AdminTable } from '../parts/admin-table';
import {
  actLabel,
  type AuditEntry,
  type AuditSubject,
  detailLabel,
  subjectNames,
  subjectPath,
} from './audit-copy';

const columns: readonly AdminColumn<AuditEntry>[] = [
  { name: 'Time', cell: ({ at }) => exactInstantLabel(at), className: 'whitespace-nowrap' },
  {
    name: 'Admin',
    cell: ({ actor }) => (
      <Link className="text-link tabular" to={paths.dashboardPlayer(actor)} title={actor}>
        {actor.slice(0, 8)}
      </Link>
    ),
  },
  { name: 'Action', cell: ({ act }) => actLabel(act), isRowHead: true },
  {
    name: 'Object',
    cell: ({ subject }) => <Subject subject={subject} />,
    className: 'wrap-anywhere min-inline-48',
  },
  { name: 'Reason', cell: ({ reason }) => reason ?? '–' },
  {
    name: 'Details',
    cell: ({ detail }) => detailLabel(detail) || '–',
    className: 'wrap-anywhere text-muted min-inline-48',
  },
];

/** Audit entries, newest first: time, admin, action, subject, reason and details. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return <AdminTable caption="Admin activity" columns={columns} rows={entries} idOf={({ id }) => id} />;
}

function Subject({ subject }: { subject: AuditSubject }) {
  const path = subjectPath(subject);
  const name = `${subjectNames[subject.kind]} ${subject.id}`;
  if (path === null) return name;
  return (
    <Link className="text-link" to={path}>
      {name}
    </Link>
  );
}
