import { X } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { openDialogs } from '#web/lib/page/open-dialogs';
import { Button } from './button';

/**
 * A modal dialog on the native `<dialog>`, which traps the focus, closes on Escape and restores the focus. Its content exists only while
 * it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  drawer = false,
  className = '',
  children,
  ...props
}: Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> & {
  open: boolean;
  /** Called when the user closes the dialog; on Escape, the browser has closed it. */
  onClose: (event: SyntheticEvent) => void;
  title: ReactNode;
  drawer?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, as only a dialog that is still in the document returns the focus when it closes.
  useLayoutEffect(() => (open && dialog.current ? openModal(dialog.current) : undefined), [open]);

  return (
    <dialog
      ref={dialog}
      className={`dialog panel ${drawer ? 'dialog-drawer' : ''} ${className}`}
      aria-labelledby={titleId}
      // React bubbles the close event of a nested dialog up to this one, which the browser does not. A dialog that was opened again before
      // its event stays open.
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose(event);
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose(event);
      }}
      {...props}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <Button variant="quiet" icon aria-label="Close" onClick={onClose}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <div className="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  );
}

/** @returns closes the dialog */
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  openDialogs.set([...openDialogs.read(), dialog]);
  return () => {
    dialog.close();
    openDialogs.set(openDialogs.read().filter((other) => other !== dialog));
  };
}
