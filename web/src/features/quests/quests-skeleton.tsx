import { Skeleton } from '#components/ui/skeleton';

/** Skeleton of the quests. */
export function QuestsSkeleton() {
  return (
    <div className="grid gap-6" role="status" aria-busy="true">
      <span className="sr-only">Loading your quests…</span>
      <Skeleton className="h-20" />
      <div className="quest-cards grid gap-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-40" />
    </div>
  );
}
