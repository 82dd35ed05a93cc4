import { playFabOps } from '#web/lib/api/play-fab-ops';
import { type AuditEntry, namedEntries } from './audit-copy';
import { type AuditFilters, auditQuery } from './audit-filters';

/** A page of the log, with names. */
export interface AuditPage {
  readonly items: AuditEntry[];
  readonly next: string | null;
}

/** An export is cut off here: as much as a spreadsheet shows well. */
const mostExported = 10_000;
const pageLength = 100;

/** Reads a page of the log. */
export async function readAudit(
  filters: AuditFilters,
  { before, limit }: { before?: string; limit?: number } = {},
): Promise<AuditPage> {
  const page = await playFabOps.get('/admin/audit', { query: { ...auditQuery(filters), before, limit } });
  return { items: namedEntries(page), next: page.next };
}

/** Reads everything that matches, newest first. */
export async function readWholeAudit(filters: AuditFilters): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let before: string | null | undefined;
  do {
    const page = await readAudit(filters, { limit: pageLength, ...(before && { before }) });
    entries.push(...page.items);
    before = page.next;
  } while (before !== null && entries.length < mostExported);
  return entries;
}
