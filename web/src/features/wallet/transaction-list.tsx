import { Receipt, SearchX } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { fullDayLabel } from '#web/lib/format/dates';
import { type Filters, isNarrowed } from './history/filters';
import { groupByDay } from './transaction-copy';
import { TransactionRow } from './transaction-row';
import { TransactionsSkeleton } from './transactions-skeleton';
import { useTransactions } from './use-transactions';

/** The filtered ledger by day, in its four states. */
export function TransactionList({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const { items: transactions, next, isPending, failure, loadMore } = useTransactions(filters);
  const isEmpty = transactions.length === 0;
  const hasFailed = failure !== null;
  return (
    <div className="transactions grid gap-6" aria-busy={isPending}>
      {groupByDay(transactions, (at) => fullDayLabel(at)).map(({ day, transactions: ofThatDay }) => (
        <section key={day} aria-label={day}>
          <h3 className="transactions-day">{day}</h3>
          <ul className="grid gap-2">
            {ofThatDay.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        </section>
      ))}
      {isPending && isEmpty && <TransactionsSkeleton />}
      {!isPending && !hasFailed && isEmpty && <NothingHere filters={filters} onClear={onClear} />}
      {hasFailed && <FailureNotice failure={failure} onRetry={loadMore} />}
      {next !== null && !hasFailed && !isEmpty && (
        <Button variant="outline" pending={isPending} onClick={loadMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

function NothingHere({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  if (!isNarrowed(filters)) {
    return <EmptyState Icon={Receipt}>No transactions yet. Play a round and it will appear here.</EmptyState>;
  }
  const action = (
    <Button variant="outline" onClick={onClear}>
      Show all
    </Button>
  );
  return (
    <EmptyState Icon={SearchX} action={action}>
      No transactions match these filters.
    </EmptyState>
  );
}
