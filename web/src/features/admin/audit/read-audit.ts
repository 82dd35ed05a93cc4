import { playFabOps } from '#web/lib/api/play-fab-ops';
import { type AllPages, mostExported, readAllPages } from '#web/lib/api/read-all-pages';
import { type AuditEntry, namedEntries } from './audit-copy';
import { type AuditFilters, auditQuery } from './audit-filters';

/** A page of the log, with names. */
export interface AuditPage {
  readonly items: AuditEntry[];
  readonly next: string | null;
}

/** Entries per request of an export, the most that the API returns. */
const pageLength = 100;

/** Reads a page of the log. */
export async function readAudit(
  filters: AuditFilters,
  { before, limit }: { before?: string; limit?: number } = {},
): Promise<AuditPage> {
  const page = await playFabOps.get('/admin/audit', { query: { ...auditQuery(filters), before, limit } });
  return { items: namedEntries(page), next: page.next };
}

/** Reads everything that matches, newest first, as far as an export reaches. */
export function readWholeAudit(
  filters: AuditFilters,
  onRead: (count: number) => void,
): Promise<AllPages<AuditEntry>> {
  return readAllPages((before) => readAudit(filters, { limit: pageLength, ...(before && { before }) }), {
    most: mostExported,
    onRead,
  });
}
