import { Skeleton } from '#components/ui/skeleton';

/** Skeleton of the list. */
export function TransactionsSkeleton() {
  return (
    <div className="grid gap-3">
      <span className="sr-only" role="status">
        Loading transactions…
      </span>
      <Skeleton className="h-5 w-40" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
