import { PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';

/**
 * The dialog of a prize, over the store.
 *
 * @param title  null for a prize that does not exist
 */
export function ProductDialog({
  title,
  onClose,
  children,
}: {
  title: string | null;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title={title ?? 'Prize not found'} className="product-dialog">
      {title === null ? <UnknownPrize onClose={onClose} /> : children}
    </Dialog>
  );
}

function UnknownPrize({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      Icon={PackageX}
      action={
        <Button variant="outline" onClick={onClose}>
          Browse prizes
        </Button>
      }
    >
      This prize is not in the store or was removed. Anything you ordered is still in your orders.
    </EmptyState>
  );
}
