import { Skeleton } from '#components/ui/skeleton';

/** The shape of a page while its first data is on the way: what it is called, what it is about, what it comes to. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton page-width" role="status" aria-busy="true">
      <span className="sr-only">Loading</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
