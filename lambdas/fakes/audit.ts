import {
  type AuditEntry,
  type AuditStore,
  createAuditStore,
  fromItem,
} from '#lambdas/audit/stores/audit-store';
import { createFakeTables } from './fake-tables';

/** The audit log on fake tables. */
export interface FakeAudit {
  readonly audit: AuditStore;
  /** In the order of the commits. */
  readonly audited: AuditEntry[];
}

/** Pages of the log begin with this year. */
const newest = new Date('2026-12-31T12:00:00Z');

export function createFakeAudit(tables = createFakeTables()): FakeAudit {
  const audited: AuditEntry[] = [];
  tables.onWrite<Parameters<typeof fromItem>[0]>('audit', (item) => audited.push(fromItem(item)));
  return { audited, audit: createAuditStore(tables.client, 'audit', () => newest) };
}
