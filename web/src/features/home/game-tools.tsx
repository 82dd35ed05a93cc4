import { SearchIcon } from '#components/ui/drawn-icons';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { type Sorting, sortings, type GameFilter } from './game-filter';

const choices = Object.entries(sortings).map(([value, label]) => ({ value, label }));

/** Search and order of the games. */
export function GameTools({
  filter,
  onChange,
}: {
  filter: GameFilter;
  onChange: (changes: Partial<GameFilter>) => void;
}) {
  return (
    <div className="game-tools" role="search" aria-label="Games">
      <TextField
        label="Search games"
        type="search"
        autoComplete="off"
        placeholder="Tiger, dragon, cards…"
        value={filter.words}
        onChange={(event) => onChange({ words: event.target.value })}
        end={<SearchIcon size={18} />}
      />
      <SelectField
        label="Sort by"
        choices={choices}
        value={filter.sorting}
        onChange={(event) => onChange({ sorting: event.target.value as Sorting })}
      />
    </div>
  );
}
