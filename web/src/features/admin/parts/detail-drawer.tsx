import type { ReactNode } from 'react';
import { FormDialog } from '#components/feedback/form-dialog';
import './detail-drawer.css';

/**
 * The drawer beside a list that shows one of its entries in full.
 *
 * @param of  the entry; null while the drawer is closed
 */
export function DetailDrawer<Entry>({
  of,
  titleOf,
  onClose,
  children,
}: {
  of: Entry | null;
  titleOf: (of: Entry) => string;
  onClose: () => void;
  children: (of: Entry) => ReactNode;
}) {
  return (
    <FormDialog
      drawer
      className="detail-drawer"
      open={of !== null}
      onClose={onClose}
      title={of === null ? '' : titleOf(of)}
    >
      {of !== null && children(of)}
    </FormDialog>
  );
}
