import { lazy, Suspense, useState } from 'react';
import { Dialog } from '#components/ui/dialog';
import type { Filters } from './history/filters';
import { TransactionsSkeleton } from './transactions-skeleton';

const TransactionHistory = lazy(() => import('./history/transaction-history'));

/** Every movement of the player's coins, from the side. What it was narrowed to is still there when it is opened again. */
export function TransactionsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [filters, setFilters] = useState<Filters>();
  return (
    <Dialog drawer open={open} onClose={onClose} title="Transactions">
      <Suspense fallback={<TransactionsSkeleton />}>
        <TransactionHistory filters={filters} onFilter={setFilters} />
      </Suspense>
    </Dialog>
  );
}
