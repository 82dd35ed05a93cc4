import { useLayoutEffect } from 'react';
import type { Toast } from '#web/lib/page/toasts';
import { useDismissal } from '#web/lib/page/use-dismissal';

/** A state of the connection, in one line above the page, which makes room for it. */
export function StatusLine({ toast }: { toast: Toast }) {
  useDismissal(toast);
  // CSS could ask the root for a line in it, and the browser would restyle the root whenever an element appears or goes anywhere.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['statusLine'] = '';
    return () => {
      delete dataset['statusLine'];
    };
  }, []);
  return <p className={`status-line panel toast-${toast.tone}`}>{toast.text}</p>;
}
