import { listAudit } from '#contracts/audit/admin-routes';
import { type AuditSubject, playerOf } from '#domain/audit/subject';
import type { Api } from '#lambdas/runtime/http/api';
import type { AuditEntry, AuditStore } from './stores/audit-store';

/** Adds the route by which admins read the audit log. */
export function addAuditRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  { audit }: { readonly audit: Pick<AuditStore, 'page'> },
): void {
  adminRoute(listAudit, async (_admin, { query: { subject, ...query } }) => {
    const { entries, next } = await audit.page({ ...query, subject: subject && subjectOf(subject) });
    return { items: entries.map(auditAnswer), next };
  });
}

/** Parses `order:2026-…`; the contract has validated the kind. */
function subjectOf(named: string): Pick<AuditSubject, 'kind' | 'id'> {
  const end = named.indexOf(':');
  return { kind: named.slice(0, end) as AuditSubject['kind'], id: named.slice(end + 1) };
}

function auditAnswer({ at, subject, detail, ...entry }: AuditEntry) {
  const { kind, id } = subject;
  return {
    ...entry,
    at: at.toISOString(),
    detail: { ...detail },
    subject: { kind, id, player: playerOf(subject) ?? null },
  };
}
