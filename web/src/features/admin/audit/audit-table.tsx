import { Link } from 'react-router';
import { DataTable } from '#components/ui/data-table';
import { exactInstantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { actLabel, type AuditEntry, detailLabel, subjectNames, subjectPath } from './audit-copy';

/** Audit entries, newest first: time, admin, action, subject, reason and details. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable caption="Admin activity" columns={['Time', 'Admin', 'Action', 'Object', 'Reason', 'Details']}>
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </DataTable>
  );
}

function AuditRow({ entry: { at, actor, act, subject, reason, detail } }: { entry: AuditEntry }) {
  const path = subjectPath(subject);
  const name = `${subjectNames[subject.kind]} ${subject.id}`;
  return (
    <tr>
      <td className="audit-when">{exactInstantLabel(at)}</td>
      <td>
        <Link className="text-link tabular" to={paths.dashboardPlayer(actor)} title={actor}>
          {actor.slice(0, 8)}
        </Link>
      </td>
      <th scope="row">{actLabel(act)}</th>
      <td className="wrap-anywhere min-inline-48">
        {path === null ? (
          name
        ) : (
          <Link className="text-link" to={path}>
            {name}
          </Link>
        )}
      </td>
      <td>{reason ?? '–'}</td>
      <td className="wrap-anywhere text-muted min-inline-48">{detailLabel(detail) || '–'}</td>
    </tr>
  );
}
