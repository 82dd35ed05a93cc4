import type { FilterField } from '#components/ui/filter-form';
import { auditFilterFields } from '#contracts/audit/fields';
import { auditedKinds } from '#domain/audit/subject';
import { dayFault, instantsOf } from '#web/lib/filters/day-filter';
import { type Filters, filtersIn } from '#web/lib/filters/filters';
import { textBounds } from '#web/lib/forms/bounds';
import { subjectNames } from './audit-copy';

const names = ['from', 'to', 'kind', 'actor', 'player', 'subject'] as const;

/** Filters of the audit log: by day, kind of object, admin, player, and id of the object. */
export type AuditFilters = Filters<(typeof names)[number]>;

const kinds = auditedKinds.map((value) => ({ value, label: subjectNames[value] }));

export const auditFields: readonly FilterField<keyof AuditFilters>[] = [
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
  { name: 'kind', label: 'Kind of object', choices: [{ value: '', label: 'All' }, ...kinds] },
  {
    name: 'subject',
    label: 'Object',
    placeholder: 'ID, or email of a player',
    ...textBounds(auditFilterFields.subjectId),
  },
  { name: 'actor', label: 'Admin', placeholder: 'Email, name or ID', ...textBounds(auditFilterFields.actor) },
  {
    name: 'player',
    label: 'Player',
    placeholder: 'Email, name or ID',
    ...textBounds(auditFilterFields.player),
  },
];

/** Reads the filters of an address; links of earlier releases name an object as `order:2026-…`. */
export function auditFiltersIn(search: URLSearchParams): AuditFilters {
  const filters = filtersIn(search, names);
  const end = filters.subject.indexOf(':');
  const kind = auditedKinds.find((each) => each === filters.subject.slice(0, Math.max(end, 0)));
  return kind ? { ...filters, kind, subject: filters.subject.slice(end + 1) } : filters;
}

/** Why typed filters cannot be applied; null if they can. */
export function auditFiltersFault({ from, to, kind, subject }: AuditFilters): string | null {
  const fault = dayFault({ from, to });
  if (fault !== null) return fault;
  return subject !== '' && kind === '' ? 'Choose the kind of the object, or clear the field Object.' : null;
}

/** The query of the API: days begin and end at midnight where the admin is; empty or unreadable filters are left out. */
export function auditQuery({ from, to, actor, player, subject, ...filters }: AuditFilters) {
  const kind = auditedKinds.find((each) => each === filters.kind);
  const { from: since, to: until } = instantsOf({ from, to });
  return {
    since,
    until,
    kind,
    actor: actor || undefined,
    player: player || undefined,
    subject: kind && subject ? (`${kind}:${subject}` as const) : undefined,
  };
}
