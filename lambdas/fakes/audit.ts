import { playerOf } from '#domain/audit/subject';
import type { AuditEntry, AuditStore } from '#lambdas/audit/stores/audit-store';
import { memoryWrite } from './writes';

/** In-memory fake of the audit log. */
export interface MemoryAudit {
  readonly audit: AuditStore;
  /** In the order of the writes. */
  readonly audited: AuditEntry[];
}

export function createMemoryAudit(): MemoryAudit {
  const audited: AuditEntry[] = [];
  return {
    audited,
    audit: {
      record: (entry) =>
        memoryWrite(`audit entry ${entry.id}`, {
          holds: () => audited.every(({ id }) => id !== entry.id),
          apply: () => void audited.push(entry),
        }),
      async page({ actor, subject, player, before, limit }) {
        const wanted = audited
          .filter((entry) => before === undefined || entry.id < before)
          .filter((entry) => actor === undefined || entry.actor === actor)
          .filter((entry) => player === undefined || playerOf(entry.subject) === player)
          .filter(
            (entry) => !subject || (entry.subject.kind === subject.kind && entry.subject.id === subject.id),
          )
          .sort((left, right) => (left.id < right.id ? 1 : -1));
        const entries = wanted.slice(0, limit);
        return { entries, next: wanted.length > limit ? (entries.at(-1)?.id ?? null) : null };
      },
    },
  };
}
