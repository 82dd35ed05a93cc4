import { ScrollText } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { useLongList } from '#web/lib/api/use-long-list';
import { isFiltered } from '#web/lib/filters/filters';
import { ExportCsv } from '../parts/export-csv';
import { ExportSelection } from '../parts/export-selection';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { selectShortcut } from '../parts/selection';
import { useSelection } from '../parts/use-selection';
import { actLabel, type AuditEntry, subjectNames } from './audit-copy';
import type { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import { detailLabel } from './detail-copy';
import { type AuditPage, readAudit, readWholeAudit } from './read-audit';

const fileColumns = [
  'When (UTC)',
  'Admin',
  'Admin ID',
  'Action',
  'Object',
  'Object ID',
  'Object name',
  'Player',
  'Player ID',
  'Reason',
  'Details',
] as const;

const entryId = ({ id }: AuditEntry) => id;

/** The audit log, page by page, with an export of the selected entries, and of everything that matches. */
export function AuditLog({ loaded, filters }: { loaded: AuditPage; filters: AuditFilters }) {
  const list = useLongList(loaded, entryId, (before) => readAudit(filters, { before }));
  const selection = useSelection(list.items, entryId);
  return (
    <>
      <ListBar row="entry" opens="Open the object" shortcuts={[selectShortcut('entry', selection)]} />
      <ExportSelection
        of={selection}
        name="entries"
        file="audit-log-selected"
        columns={fileColumns}
        rowOf={fileRow}
      />
      <PagedList
        of={list}
        empty={
          <EmptyState Icon={ScrollText}>
            {isFiltered(filters) ? 'No actions match these filters.' : 'No admin actions yet.'}
          </EmptyState>
        }
      >
        <AuditTable entries={list.items} selection={selection} />
      </PagedList>
      {list.items.length > 0 && (
        <ExportCsv
          file="audit-log"
          columns={fileColumns}
          rows={async (onRead) => {
            const { items, isCut } = await readWholeAudit(filters, onRead);
            return { items: items.map(fileRow), isCut };
          }}
        />
      )}
    </>
  );
}

function fileRow(entry: AuditEntry): string[] {
  const { at, actor, actorName, act, subject, subjectName, playerName, reason, detail } = entry;
  return [
    at,
    actorName,
    actor,
    actLabel(act),
    subjectNames[subject.kind],
    subject.id,
    subjectName ?? '',
    playerName ?? '',
    subject.player ?? '',
    reason ?? '',
    detailLabel(act, detail),
  ];
}
