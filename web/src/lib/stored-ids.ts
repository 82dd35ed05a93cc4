import { useSyncExternalStore } from 'react';
import { keep, readKept } from './stored';

/** A few ids that this device keeps, in an order that means something. Every tab sees the same. */
export interface KeptIds {
  readonly read: () => readonly string[];
  /** The same, followed through every change; none while the page is taken over from HTML that was rendered for everyone. */
  readonly useIds: () => readonly string[];
  readonly change: (next: (ids: readonly string[]) => readonly string[]) => void;
}

/** @param key  of the device's storage; the value is the ids with spaces between them */
export function keptIds(key: string): KeptIds {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  /** Stands in where storage is forbidden or full: the ids then last as long as the page. */
  let unkept: string | null = null;

  const readText = () => unkept ?? readKept(key) ?? '';

  function subscribe(listener: () => void) {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return {
    read: () => idsIn(readText()),
    useIds: () => idsIn(useSyncExternalStore(subscribe, readText, () => '')),
    change(next) {
      const text = next(idsIn(readText())).join(' ');
      unkept = keep(key, text) ? null : text;
      tell();
    },
  };
}

function idsIn(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}
