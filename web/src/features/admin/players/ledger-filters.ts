import type { FilterField } from '#components/ui/filter-bar';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { choiceIn, type Filters, filtersIn } from '#web/lib/filters/filters';
import { coinNames } from '#web/lib/format/coins';
import { kindLabel } from './admin-player';

const kinds = ['', ...transactionKinds] as const;
const coins = ['', 'gold', 'sweeps'] as const;

/** Filters of a ledger: by kind, by coin, and by days in the admin's time zone. */
export interface LedgerFilters extends Filters<'kind' | 'coin' | 'from' | 'to'> {
  readonly kind: (typeof kinds)[number];
  readonly coin: (typeof coins)[number];
}

export const ledgerFields: readonly FilterField<keyof LedgerFilters>[] = [
  {
    name: 'kind',
    label: 'Type',
    choices: kinds.map((value) => ({ value, label: value === '' ? 'All' : kindLabel(value) })),
  },
  {
    name: 'coin',
    label: 'Coin',
    choices: coins.map((value) => ({ value, label: value === '' ? 'Both' : coinNames[value].name })),
  },
  { name: 'from', label: 'From day', type: 'date' },
  { name: 'to', label: 'To day', type: 'date' },
];

/** Reads the filters in an address; an unknown value is no filter. */
export function ledgerFiltersIn(search: URLSearchParams): LedgerFilters {
  const { from, to } = filtersIn(search, ['from', 'to']);
  return {
    kind: choiceIn(search, 'kind', kinds),
    coin: choiceIn(search, 'coin', coins),
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
  };
}

/** Returns why days cannot be applied; null if they can. */
export function ledgerFilterFault({ from, to }: Filters<keyof LedgerFilters>): string | null {
  return from !== '' && to !== '' && from > to ? 'Choose the earlier day first.' : null;
}

/** Returns the query of the API: the days begin and end at midnight where the admin is. */
export function ledgerQuery({ kind, coin, from, to }: LedgerFilters) {
  return {
    kind: kind || undefined,
    coin: coin || undefined,
    from: from === '' ? undefined : midnight(from, 0),
    to: to === '' ? undefined : midnight(to, 1),
  };
}

/** Midnight of the device at the beginning of a day, or of one some days later. */
function midnight(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
