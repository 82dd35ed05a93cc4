import type { FilterField } from '#components/ui/filter-bar';
import { type Filters, filtersIn } from '#web/lib/filters/filters';

const names = ['actor', 'player', 'subject'] as const;

/** Filters of the audit log: by admin, player and object. */
export type AuditFilters = Filters<(typeof names)[number]>;

export const auditFields: readonly FilterField<keyof AuditFilters>[] = [
  { name: 'actor', label: 'Admin', placeholder: 'Admin ID' },
  { name: 'player', label: 'Player', placeholder: 'Player ID' },
  { name: 'subject', label: 'Object', placeholder: 'product:jade-mug' },
];

export const auditFiltersIn = (search: URLSearchParams): AuditFilters => filtersIn(search, names);
