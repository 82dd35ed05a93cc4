import { createListeners } from '../state/store';
import { useStore } from '../state/use-store';
import type { DeviceKey } from './keys';
import { keep, readKept } from './stored';

/** A few ordered ids in the device's storage, shared by all tabs. */
export interface KeptIds {
  readonly read: () => readonly string[];
  /** A hook that subscribes to the ids; empty during hydration of HTML that was rendered for everyone. */
  readonly useIds: () => readonly string[];
  readonly change: (next: (ids: readonly string[]) => readonly string[]) => void;
}

/** @param key  storage key; the value is the ids separated by spaces */
export function keptIds(key: DeviceKey): KeptIds {
  const listeners = createListeners(() => {
    const notify = () => listeners.notify();
    addEventListener('storage', notify);
    return () => removeEventListener('storage', notify);
  });
  /** Fallback where storage is forbidden or full: the ids then last as long as the page. */
  let unkept: string | null = null;

  const readText = () => unkept ?? readKept(key) ?? '';
  const text = { read: readText, subscribe: listeners.add, inHtml: () => '' };

  return {
    read: () => idsIn(readText()),
    useIds: () => idsIn(useStore(text)),
    change(next) {
      const changed = next(idsIn(readText())).join(' ');
      unkept = keep(key, changed) ? null : changed;
      listeners.notify();
    },
  };
}

function idsIn(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}
