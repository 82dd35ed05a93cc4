import type { FilterField } from '#components/ui/filter-form';
import { ticketSearchFields } from '#contracts/support/fields';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { type Filters, filtersIn } from '#web/lib/filters/filters';
import { textBounds } from '#web/lib/forms/bounds';
import { priorityNames, type TicketPriority } from './ticket-title';

const names = ['find', 'words', 'assigned', 'priority'] as const;

/** Filters of the tickets: by player, words, assignee and priority. */
export type TicketFilters = Filters<(typeof names)[number]>;

const assignments = ['me', 'none'] as const;
const priorities = Object.keys(priorityNames) as TicketPriority[];

export const ticketFields: readonly FilterField<keyof TicketFilters>[] = [
  {
    name: 'assigned',
    label: 'Assigned to',
    choices: [
      { value: '', label: 'Anyone' },
      { value: 'me', label: 'Me' },
      { value: 'none', label: 'No admin' },
    ],
  },
  {
    name: 'priority',
    label: 'With priority',
    choices: [
      { value: '', label: 'All' },
      ...priorities.map((value) => ({ value, label: priorityNames[value] })),
    ],
  },
  {
    name: 'find',
    label: 'Player',
    type: 'search',
    placeholder: 'Email, name or ID',
    ...textBounds(ticketSearchFields.find),
  },
  { name: 'words', label: 'Words in messages', type: 'search', ...textBounds(ticketSearchFields.words) },
];

export const ticketFiltersIn = (search: URLSearchParams): TicketFilters => filtersIn(search, names);

/** The query of the API; unknown choices are left out. */
export function ticketQuery({ find, words, assigned, priority }: TicketFilters) {
  return {
    find: find || undefined,
    words: ticketSearchFields.words.safeParse(words).data,
    assigned: assignments.find((each) => each === assigned),
    priority: priorities.find((each) => each === priority),
  };
}

/** The address of the list with its filters, and of one of its tickets. */
export function ticketsPath(
  state: string,
  filters: TicketFilters,
  opened: { readonly player: string; readonly ticket: string } | null = null,
): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return dashboardPaths.ticket({ state, ...Object.fromEntries(set), ...opened });
}
