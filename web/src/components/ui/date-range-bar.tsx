import { mostDays } from '#domain/ledger/days';
import { type DateRange, isRange, lastDays } from '#web/lib/filters/date-range';
import { Chip, Chips } from './chips';
import { FilterBar } from './filter-bar';
import type { FilterField } from './filter-form';

/** Ranges in days that can be chosen with one press. */
const periods = [7, 30, 90] as const;

const fields: readonly FilterField<keyof DateRange>[] = [
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
];

/** Chooses a range of days, which is in the address, so that it can be bookmarked and shared. */
export function DateRangeBar({ range, now }: { range: DateRange; now: Date }) {
  return (
    <FilterBar
      label="Days"
      fields={fields}
      filters={range}
      check={(typed) => (isRange(typed) ? null : `Choose up to ${mostDays} days, earlier date first.`)}
    >
      <Chips label="Period">
        {periods.map((count) => {
          const { from, to } = lastDays(count, now);
          return (
            <Chip
              key={count}
              isChosen={from === range.from && to === range.to}
              to={`?${new URLSearchParams({ from, to }).toString()}`}
            >
              {`${count} days`}
            </Chip>
          );
        })}
      </Chips>
    </FilterBar>
  );
}
