import type { FilterField } from '#components/ui/filter-form';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { daysOf, instantsOf } from '#web/lib/filters/day-filter';
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
  return {
    kind: choiceIn(search, 'kind', kinds),
    coin: choiceIn(search, 'coin', coins),
    ...daysOf(filtersIn(search, ['from', 'to'])),
  };
}

/** Returns the query of the API: the days begin and end at midnight where the admin is. */
export function ledgerQuery({ kind, coin, from, to }: LedgerFilters) {
  return {
    kind: kind || undefined,
    coin: coin || undefined,
    ...instantsOf({ from, to }),
  };
}
