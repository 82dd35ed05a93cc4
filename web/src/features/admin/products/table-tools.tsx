import { Search } from 'lucide-react';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { longestSearch } from '#domain/rewards/search-words';
import { categoryChoices, categoryOf } from '#web/lib/catalog/category-copy';
import { readSorting, sortingWord, type TableView } from './table-view';
import '../../../styles/components/label-unseen.css';

const categories = [
  { value: '', label: 'All categories' },
  ...categoryChoices,
  { value: 'none', label: 'No category' },
];

/** As in the catalog, active products come first, and a reversed order reverses that, too. */
const sortings = [
  { value: 'name', label: 'Name, A to Z (active first)' },
  { value: '-name', label: 'Name, Z to A (inactive first)' },
  { value: 'price', label: 'Price, lowest first (active first)' },
  { value: '-price', label: 'Price, highest first (inactive first)' },
  { value: 'featured', label: 'Store order (active first)' },
  { value: 'newest', label: 'Newest first (active first)' },
  { value: '-newest', label: 'Oldest first (inactive first)' },
  { value: 'stock', label: 'Stock, lowest first (active first)' },
  { value: '-stock', label: 'Stock, highest first (inactive first)' },
  { value: 'category', label: 'Category, A to Z (active first)' },
  { value: '-category', label: 'Category, Z to A (inactive first)' },
  { value: 'changed', label: 'Most recently updated (active first)' },
  { value: '-changed', label: 'Least recently updated (inactive first)' },
];

/** Search, category and order of the table. */
export function TableTools({
  view,
  onType,
  onChange,
}: {
  view: TableView;
  onType: (text: string) => void;
  onChange: (changes: Partial<TableView>) => void;
}) {
  return (
    <div className="table-tools label-unseen" role="search" aria-label="Products">
      <TextField
        className="table-search"
        label="Search products"
        type="search"
        autoComplete="off"
        placeholder="Name or ID"
        maxLength={longestSearch}
        value={view.words}
        onChange={(event) => onType(event.target.value)}
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
