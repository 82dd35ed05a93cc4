import { useEffect } from 'react';
import { dismissToast, type Toast } from './toasts';

const shownForMs = 7000;

/** Removes a notice after a while, unless it stays. */
export function useDismissal({ id, stays }: Pick<Toast, 'id' | 'stays'>): void {
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id, stays]);
}
