import { createStore } from '../state/store';
import { useStore } from '../state/use-store';

/** A short notice of a change, with an optional next step. */
export interface Toast {
  id: number;
  tone: 'info' | 'success' | 'error';
  text: string;
  /** A link to another page, or an action on this one. */
  action?: { label: string; to: string } | { label: string; press: () => void };
  /** Whether it stays until it is dismissed. @default it disappears after a while */
  stays?: boolean;
  /** Whether it is a state of the connection, which has a line above the page. @default it floats above the page */
  isStatus?: boolean;
}

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a notice, which disappears after a while unless it stays. A state of the connection replaces the one before. @returns its id */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const shown = toasts.read();
  const others = toast.isStatus ? shown.filter(({ isStatus }) => !isStatus) : shown;
  toasts.set([...others, { ...toast, id: lastId }]);
  return lastId;
}

/** Removes a notice. */
export function dismissToast(id: number): void {
  toasts.set(toasts.read().filter((toast) => toast.id !== id));
}

/** The notices on show, oldest first. */
export function useToasts(): readonly Toast[] {
  return useStore(toasts);
}
