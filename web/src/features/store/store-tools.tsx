import { Search } from 'lucide-react';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { longestSearch } from '#domain/rewards/search-words';
import { type Sorting, sortings, type StoreView } from './store-view';

const choices = (Object.entries(sortings) as [Sorting, string][]).map(([value, label]) => ({ value, label }));

/** Search and order of the store. */
export function StoreTools({
  words,
  sorting,
  onType,
  onShow,
}: {
  words: string;
  sorting: Sorting;
  onType: (text: string) => void;
  onShow: (changes: Partial<StoreView>) => void;
}) {
  return (
    <div className="store-tools" role="search" aria-label="Prizes">
      <TextField
        label="Search prizes"
        type="search"
        name="q"
        autoComplete="off"
        placeholder="Tea, trip…"
        maxLength={longestSearch}
        value={words}
        onChange={(event) => onType(event.target.value)}
        end={<Search aria-hidden="true" size={20} />}
      />
      <SelectField
        label="Sort by"
        choices={choices}
        value={sorting}
        onChange={({ target: { value } }) => onShow({ sorting: value as Sorting })}
      />
    </div>
  );
}
