import { PackageX } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';

/**
 * The dialog of a prize, over the store. The element that opened it regains the focus after closing or back navigation.
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
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
    // Nothing outside of a modal dialog can take the focus while it is in the document.
    return () => queueMicrotask(giveBack);
    function giveBack() {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    }
  }, []);

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
