import type { ReactNode } from 'react';
import { type FilterField, FilterForm } from '#components/ui/filter-form';
import { longestSearch } from '#domain/rewards/search-words';
import { categoryChoices } from '#web/lib/catalog/category-copy';
import { FilterChips } from '../parts/filter-chips';
import { ListBar } from '../parts/list-bar';
import type { ListShortcut } from '../parts/list-shortcut';
import { filtersOf, type ProductFilters, type ProductState, stateNames, type TableView } from './table-view';

const states = [
  { value: null, label: 'All' },
  ...(Object.entries(stateNames) as [ProductState, string][]).map(([value, label]) => ({ value, label })),
];

/** As in the catalog, active products come first, and a reversed order reverses that, too. */
const sortings = [
  { value: '', label: 'Name, A to Z (active first)' },
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

const fields: readonly FilterField<keyof ProductFilters>[] = [
  {
    name: 'q',
    label: 'Search products',
    type: 'search',
    placeholder: 'Name or ID',
    maxLength: longestSearch,
  },
  {
    name: 'category',
    label: 'Category',
    choices: [
      { value: '', label: 'All categories' },
      ...categoryChoices,
      { value: 'none', label: 'No category' },
    ],
  },
  { name: 'sort', label: 'Sort by', choices: sortings },
];

/**
 * The filters and the order of the products, which the address keeps, and the keys of their table.
 *
 * @param note         about the products found
 * @param shortcuts    what the keys do beyond moving the focus
 * @param statePathOf  returns the address of the products in a state
 */
export function ProductBoardBar({
  view,
  note,
  shortcuts,
  statePathOf,
  onType,
  onFilter,
}: {
  view: TableView;
  note: ReactNode;
  shortcuts: readonly ListShortcut[];
  statePathOf: (state: ProductState | null) => string;
  onType: (words: string) => void;
  onFilter: (filters: ProductFilters) => void;
}) {
  return (
    <>
      <ListBar row="product" shortcuts={shortcuts} note={note}>
        <FilterChips label="Products by state" choices={states} chosen={view.state} pathOf={statePathOf} />
      </ListBar>
      <FilterForm
        label="Products"
        fields={fields}
        submit={null}
        draft={{ typed: filtersOf(view), fault: null, type: ({ q }) => onType(q), apply: onFilter }}
      />
    </>
  );
}
