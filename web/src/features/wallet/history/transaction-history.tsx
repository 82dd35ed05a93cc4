import { useRef } from 'react';
import { ExportBar } from '../export/export-bar';
import { TransactionList } from '../transaction-list';
import { FilterBar } from './filter-bar';
import { everything, type Filters, isReversed } from './filters';
import './history.css';

/** The ledger with filters, export and list; loaded on demand. */
export default function TransactionHistory({
  filters = everything,
  onFilter,
}: {
  filters: Filters | undefined;
  onFilter: (filters: Filters) => void;
}) {
  const history = useRef<HTMLDivElement>(null);

  /** The pressed button disappears, so the focus moves to the first filter. */
  function clear() {
    onFilter(everything);
    history.current?.querySelector('select')?.focus();
  }

  return (
    <div ref={history} className="history grid gap-3">
      <FilterBar filters={filters} onFilter={onFilter} onClear={clear} />
      {!isReversed(filters) && (
        <>
          <ExportBar filters={filters} />
          <TransactionList key={JSON.stringify(filters)} filters={filters} onClear={clear} />
        </>
      )}
    </div>
  );
}
