import type { FilterField } from '#components/ui/filter-bar';
import { auditedKinds } from '#domain/audit/subject';
import { dayFault, instantsOf } from '#web/lib/filters/day-filter';
import { type Filters, filtersIn } from '#web/lib/filters/filters';
import { subjectNames } from './audit-copy';

const names = ['from', 'to', 'kind', 'actor', 'player', 'subject'] as const;

/** Filters of the audit log: by day, kind, admin, player and object. */
export type AuditFilters = Filters<(typeof names)[number]>;

const kinds = auditedKinds.map((value) => ({ value, label: subjectNames[value] }));

export const auditFields: readonly FilterField<keyof AuditFilters>[] = [
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
  { name: 'kind', label: 'Kind', choices: [{ value: '', label: 'All' }, ...kinds] },
  { name: 'actor', label: 'Admin', placeholder: 'Email, name or ID', maxLength: 128 },
  { name: 'player', label: 'Player', placeholder: 'Email, name or ID', maxLength: 128 },
  { name: 'subject', label: 'Object', placeholder: 'order:2026-11-20-…' },
];

export const auditFiltersIn = (search: URLSearchParams): AuditFilters => filtersIn(search, names);

/** Why typed filters cannot be applied; null if they can. */
export function auditFiltersFault({ from, to, subject }: AuditFilters): string | null {
  const fault = dayFault({ from, to });
  if (fault !== null) return fault;
  const [kind = ''] = subject.split(':');
  const isObject = subject === '' || (subject.includes(':') && auditedKinds.some((each) => each === kind));
  return isObject ? null : `Enter an object by its kind and ID, such as product:jade-mug.`;
}

/** The query of the API: days begin and end at midnight where the admin is; empty or unreadable filters are left out. */
export function auditQuery({ from, to, kind, actor, player, subject }: AuditFilters) {
  const { from: since, to: until } = instantsOf({ from, to });
  return {
    since,
    until,
    kind: auditedKinds.find((each) => each === kind),
    actor: actor || undefined,
    player: player || undefined,
    subject: subject || undefined,
  };
}
