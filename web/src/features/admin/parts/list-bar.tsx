import type { ReactNode } from 'react';
import type { ListShortcut } from './list-shortcut';
import { rowShortcuts, type ShortcutRows } from './row-shortcuts';
import { ShortcutList } from './shortcut-list';
import { useListShortcuts } from './use-list-shortcuts';
import './list-bar.css';

/**
 * The bar above a list, with the shortcuts that move the focus from row to row.
 *
 * @param shortcuts  further ones
 * @param buttons    behind that of the shortcuts
 * @param note       about the list, before the buttons; takes a line of its own with them where there is no room
 * @param children   what the bar begins with, such as a filter
 */
export function ListBar({
  shortcuts = [],
  buttons,
  note,
  children,
  ...rows
}: ShortcutRows & {
  shortcuts?: readonly ListShortcut[];
  buttons?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const all = useListShortcuts([...rowShortcuts(rows), ...shortcuts]);
  return (
    <div
      className={`list-bar flex items-center justify-between gap-3 min-inline-0 ${note ? 'flex-wrap' : ''}`}
    >
      {children}
      <div className="ms-auto flex items-center">
        {note}
        <ShortcutList of={all} />
        {buttons}
      </div>
    </div>
  );
}
