import { Skeleton } from '#components/ui/skeleton';

/** Skeleton of a page while its first data loads. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton page-width" role="status" aria-busy="true">
      <span className="sr-only">Loading…</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
