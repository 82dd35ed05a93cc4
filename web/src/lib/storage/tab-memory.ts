import type { TabKey } from './keys';
import type { Memory } from './memory';
import { forgetInTab, keepInTab, readInTab } from './stored';

/** Fallback where storage is forbidden or full; null for a deleted value. */
const unkept = new Map<TabKey, string | null>();

/** Key-value storage that a reload of the tab keeps. */
export const tabMemory: Memory<TabKey> = {
  getItem(name) {
    const text = unkept.get(name);
    return text === undefined ? readInTab(name) : text;
  },
  setItem: write,
  removeItem: (name) => write(name, null),
};

/** Deletes every value whose key begins with this. */
export function forgetTabMemory(prefix: TabKey): void {
  for (const name of unkept.keys()) if (name.startsWith(prefix)) unkept.delete(name);
  forgetInTab(prefix);
}

function write(name: TabKey, text: string | null): void {
  if (keepInTab(name, text)) unkept.delete(name);
  else unkept.set(name, text);
}
