import { lazy, Suspense, useState } from 'react';
import { Dialog } from '#components/ui/dialog';
import type { Filters } from './history/filters';
import { TransactionsSkeleton } from './transactions-skeleton';

const TransactionHistory = lazy(() => import('./history/transaction-history'));

/** All transactions in a drawer. Filters persist while it is closed. */
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
