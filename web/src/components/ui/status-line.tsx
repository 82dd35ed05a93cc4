import type { Toast } from '#web/lib/page/toasts';
import { useDismissal } from '#web/lib/page/use-dismissal';

/** A state of the connection, in one line above the page, which makes room for it. */
export function StatusLine({ toast }: { toast: Toast }) {
  useDismissal(toast);
  return <p className={`status-line panel toast-${toast.tone}`}>{toast.text}</p>;
}
