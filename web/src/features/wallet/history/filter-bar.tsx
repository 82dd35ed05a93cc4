import { CalendarDays, X } from 'lucide-react';
import { useId, useState } from 'react';
import { games } from 'virtual:catalog';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { choicesOf, type Filters, isNarrowed, isReversed } from './filters';
import '../../../styles/components/label-unseen.css';

const choices = choicesOf(games);

/** Filters by kind and by days; on the small drawer the days are collapsed. */
export function FilterBar({
  filters,
  onFilter,
  onClear,
}: {
  filters: Filters;
  onFilter: (filters: Filters) => void;
  onClear: () => void;
}) {
  const daysId = useId();
  const hasDays = filters.from !== '' || filters.to !== '';
  const [isOpen, setOpen] = useState(hasDays);
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="Filters">
      <SelectField
        className="label-unseen flex-1 min-inline-0"
        label="Show"
        choices={choices}
        value={filters.what}
        onChange={({ target }) => onFilter({ ...filters, what: target.value as Filters['what'] })}
      />
      <Button
        variant={hasDays ? 'filled' : 'outline'}
        icon
        className="inline-12 min-block-12"
        aria-label="Dates"
        aria-expanded={isOpen}
        aria-controls={daysId}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays aria-hidden="true" size={20} />
      </Button>
      {isNarrowed(filters) && (
        <Button
          variant="quiet"
          icon
          className="inline-12 min-block-12"
          aria-label="Clear filters"
          onClick={onClear}
        >
          <X aria-hidden="true" size={20} />
        </Button>
      )}
      <div id={daysId} className="history-days" hidden={!isOpen}>
        <TextField
          type="date"
          label="From"
          max={filters.to || undefined}
          value={filters.from}
          onChange={({ target }) => onFilter({ ...filters, from: target.value })}
        />
        <TextField
          type="date"
          label="To"
          min={filters.from || undefined}
          error={isReversed(filters) ? 'Choose a date on or after the start date.' : undefined}
          value={filters.to}
          onChange={({ target }) => onFilter({ ...filters, to: target.value })}
        />
      </div>
    </div>
  );
}
