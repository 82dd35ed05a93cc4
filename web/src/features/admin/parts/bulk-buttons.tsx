import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';

/**
 * The button of a bulk step beside the one that leaves the dialog.
 *
 * @param keep  label of the button that leaves
 */
export function BulkButtons({
  keep = 'Not now',
  onKeep,
  children,
}: {
  keep?: string;
  onKeep: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="outline" onClick={onKeep}>
        {keep}
      </Button>
      {children}
    </div>
  );
}
