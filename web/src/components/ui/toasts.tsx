import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { openDialogs } from '#web/lib/page/open-dialogs';
import { dismissToast, type Toast, useToasts } from '#web/lib/page/toasts';
import { useDismissal } from '#web/lib/page/use-dismissal';
import { useStore } from '#web/lib/state/use-store';
import { Button, buttonClass } from './button';
import { CrossIcon } from './drawn-icons';
import { StatusLine } from './status-line';

/**
 * The containers of toasts, and of the line with the state of the connection; one each per page. A modal dialog covers the page and makes
 * it inert, so toasts are inside the topmost one.
 */
export function Toasts() {
  const toasts = useToasts();
  const dialog = useStore(openDialogs).at(-1);
  const status = toasts.find(({ isStatus }) => isStatus);
  const list = (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => toast !== status && <ToastCard key={toast.id} toast={toast} />)}
    </div>
  );
  return (
    <>
      <div className="status-bar" role="status">
        {status && <StatusLine key={status.id} toast={status} />}
      </div>
      {dialog ? createPortal(list, dialog) : list}
    </>
  );
}

/** One toast; it disappears after a while unless it stays. */
export function ToastCard({ toast }: { toast: Toast }) {
  useDismissal(toast);
  return (
    <div className={`toast panel toast-${toast.tone}`}>
      <p>{toast.text}</p>
      {toast.action && <ToastAction {...toast.action} />}
      <Button variant="quiet" icon aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <CrossIcon size={18} />
      </Button>
    </div>
  );
}

function ToastAction({ label, ...action }: NonNullable<Toast['action']>) {
  if ('to' in action)
    return (
      <Link className={buttonClass({ variant: 'link' })} to={action.to}>
        {label}
      </Link>
    );
  return (
    <Button variant="link" onClick={action.press}>
      {label}
    </Button>
  );
}
