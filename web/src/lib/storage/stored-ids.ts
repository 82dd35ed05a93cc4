import { useSyncExternalStore } from 'react';
import { keep, readKept } from './stored';

/** A few ordered ids in the device's storage, shared by all tabs. */
export interface KeptIds {
  readonly read: () => readonly string[];
  /** A hook that subscribes to the ids; empty during hydration of HTML that was rendered for everyone. */
  readonly useIds: () => readonly string[];
  readonly change: (next: (ids: readonly string[]) => readonly string[]) => void;
}

/** @param key  storage key; the value is the ids separated by spaces */
export function keptIds(key: string): KeptIds {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  /** Fallback where storage is forbidden or full: the ids then last as long as the page. */
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
      notify();
    },
  };
}

function idsIn(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}
