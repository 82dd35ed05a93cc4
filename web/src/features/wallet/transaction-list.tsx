import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Skeleton } from '#components/ui/skeleton';
import { TransactionRow } from './transaction-row';
import { groupByDay } from './transaction-words';
import { useTransactions } from './use-transactions';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });

/** The ledger by day, in its four states. */
export function TransactionList() {
  const { transactions, hasMore, status, failure, showMore } = useTransactions();
  const isEmpty = transactions.length === 0;
  return (
    <div className="transactions" aria-busy={status === 'loading'}>
      {groupByDay(transactions, (at) => dayFormat.format(at)).map(({ day, transactions: ofThatDay }) => (
        <section key={day} aria-label={day}>
          <h3 className="transactions-day">{day}</h3>
          <ul className="transactions-rows">
            {ofThatDay.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        </section>
      ))}
      {status === 'loading' && isEmpty && <ListSkeleton />}
      {status === 'ready' && isEmpty && (
        <p className="transactions-empty">
          Nothing has moved yet. Play a round and it will stand here, coin by coin.
        </p>
      )}
      {status === 'failed' && <FailureNotice failure={failure} onRetry={showMore} />}
      {hasMore && status !== 'failed' && (
        <Button look="outline" pending={status === 'loading'} onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <span className="sr-only" role="status">
        Loading transactions
      </span>
      <Skeleton className="h-5 w-40" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
