import { Skeleton } from '#components/ui/skeleton';

/** Skeleton of today's free coins. */
export function GiftsSkeleton() {
  return (
    <div className="gifts" role="status" aria-busy="true">
      <span className="sr-only">Loading today’s coins…</span>
      <Skeleton className="h-72 col-span-full" />
      <Skeleton className="h-96 col-span-full" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  );
}

/** Skeleton of the packages. */
export function PackagesSkeleton() {
  return (
    <div className="package-list" role="status" aria-busy="true">
      <span className="sr-only">Loading packages…</span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-64" />
      ))}
    </div>
  );
}

/** Skeleton of past purchases. */
export function PurchasesSkeleton() {
  return (
    <div className="grid gap-3" role="status" aria-busy="true">
      <span className="sr-only">Loading purchases…</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
