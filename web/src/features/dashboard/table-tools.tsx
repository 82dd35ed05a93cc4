import { Search } from 'lucide-react';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { categoryChoices, categoryOf } from '#web/lib/catalog/category-words';
import { columnNames, readSorting, sortingWord, type TableView } from './table-view';

const categories = [
  { value: '', label: 'All categories' },
  ...categoryChoices,
  { value: 'none', label: 'No category' },
];

const sortings = Object.entries(columnNames).flatMap(([column, name]) => [
  { value: column, label: `${name} ↑` },
  { value: `-${column}`, label: `${name} ↓` },
]);

/** Search, the category, and on phones the order, which columns have no heads for there. */
export function TableTools({
  view,
  onChange,
}: {
  view: TableView;
  onChange: (changes: Partial<TableView>) => void;
}) {
  return (
    <div className="table-tools" role="search" aria-label="Products">
      <TextField
        className="table-search"
        label="Search products"
        type="search"
        autoComplete="off"
        placeholder="Name, id or description"
        value={view.words}
        onChange={(event) => onChange({ words: event.target.value })}
        end={<Search aria-hidden="true" size={18} />}
      />
      <SelectField
        label="Category"
        choices={categories}
        value={view.category ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ category: value === 'none' ? value : categoryOf(value) })
        }
      />
      <SelectField
        className="table-sorting"
        label="Sort by"
        choices={sortings}
        value={sortingWord(view.sorting)}
        onChange={(event) => onChange({ sorting: readSorting(event.target.value) })}
      />
    </div>
  );
}
