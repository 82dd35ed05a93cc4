import { ScrollText } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { isFiltered } from '#web/lib/filters/filters';
import { ExportCsv } from '../parts/export-csv';
import { PagedList } from '../parts/paged-list';
import { actLabel, type AuditEntry, detailLabel, subjectNames } from './audit-copy';
import type { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';

type Page = GetAnswer<'/admin/audit'>;

const fileColumns = [
  'When (UTC)',
  'Admin',
  'Action',
  'Object',
  'Object ID',
  'Player',
  'Reason',
  'Details',
] as const;

/** Reads a page of the log; empty filters are omitted. */
export function readAudit(filters: AuditFilters, before?: string): Promise<Page> {
  const { actor, subject, player } = filters;
  const query = {
    actor: actor || undefined,
    subject: subject || undefined,
    player: player || undefined,
    before,
  };
  return playFabOps.get('/admin/audit', { query });
}

/** The audit log, page by page, with an export. */
export function AuditLog({ loaded, filters }: { loaded: Page; filters: AuditFilters }) {
  const list = useLongList(
    loaded,
    ({ id }) => id,
    (before) => readAudit(filters, before),
  );
  return (
    <>
      <PagedList
        of={list}
        empty={
          <EmptyState Icon={ScrollText}>
            {isFiltered(filters) ? 'No actions match these filters.' : 'No admin actions yet.'}
          </EmptyState>
        }
      >
        <AuditTable entries={list.items} />
      </PagedList>
      {list.items.length > 0 && (
        <ExportCsv file="audit-log" columns={fileColumns} rows={() => list.items.map(fileRow)} />
      )}
    </>
  );
}

function fileRow({ at, actor, act, subject, reason, detail }: AuditEntry): string[] {
  return [
    at,
    actor,
    actLabel(act),
    subjectNames[subject.kind],
    subject.id,
    subject.player ?? '',
    reason ?? '',
    detailLabel(detail),
  ];
}
