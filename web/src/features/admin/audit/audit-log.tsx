import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { saveRows } from '#web/lib/page/save-csv';
import { actLabel, detailLabel, subjectNames } from './audit-copy';
import type { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import './audit.css';

type Page = GetAnswer<'/admin/audit'>;

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
  const [page, setPage] = useState(loaded);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function readOn(before: string) {
    setPending(true);
    setFailure(null);
    try {
      const more = await readAudit(filters, before);
      setPage(({ items }) => ({ items: [...items, ...more.items], next: more.next }));
    } catch (refused) {
      setFailure(refused);
    } finally {
      setPending(false);
    }
  }

  function save() {
    const rows = page.items.map(({ at, actor, act, subject, reason, detail }) => [
      at,
      actor,
      actLabel(act),
      subjectNames[subject.kind],
      subject.id,
      subject.player ?? '',
      reason ?? '',
      detailLabel(detail),
    ]);
    const columns = ['When (UTC)', 'Admin', 'Action', 'Object', 'Object ID', 'Player', 'Reason', 'Details'];
    saveRows('audit-log.csv', [columns, ...rows]);
  }

  if (page.items.length === 0)
    return (
      <EmptyState Icon={ScrollText}>
        {Object.values(filters).some(Boolean) ? 'No actions match these filters.' : 'No admin actions yet.'}
      </EmptyState>
    );
  return (
    <>
      <AuditTable entries={page.items} />
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap gap-3">
        {page.next !== null && (
          <Button variant="outline" pending={isPending} onClick={() => void readOn(page.next ?? '')}>
            Show more
          </Button>
        )}
        <Button variant="quiet" onClick={save}>
          <Download aria-hidden="true" size={18} />
          Export CSV
        </Button>
      </div>
    </>
  );
}
