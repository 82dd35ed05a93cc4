import { useSyncExternalStore } from 'react';

/** A short notice that something changed, with the next step if there is one. */
export interface Toast {
  id: number;
  tone: 'info' | 'success' | 'error';
  text: string;
  /** A way to another page, or something to do on this one. */
  action?: { label: string; to: string } | { label: string; press: () => void };
  /** Whether it waits to be dismissed. @default it goes by itself after a while */
  stays?: boolean;
}

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice; the page takes it away by itself after a while, unless it stays. @returns its id */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  change([...shown, { ...toast, id: lastId }]);
  return lastId;
}

/** Takes a notice away. */
export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** The notices on show, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown,
    () => none,
  );
}

const none: readonly Toast[] = [];
