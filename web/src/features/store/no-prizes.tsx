import { PackageSearch, Store } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';

/** Empty state of the store: no prizes at all, or none that match, with the matching action. */
export function NoPrizes({ isWhole, onShowAll }: { isWhole: boolean; onShowAll: () => void }) {
  if (isWhole) return <EmptyState Icon={Store}>No prizes yet. Check back soon.</EmptyState>;
  return (
    <EmptyState
      Icon={PackageSearch}
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all prizes
        </Button>
      }
    >
      No prizes match. Try another word or category.
    </EmptyState>
  );
}
