import type { DeviceKey, TabKey } from './keys';

/** The used part of a browser's storage. Declared here, since tests compile the site's clients for Node, without the types of a browser. */
interface BrowserStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}
declare const localStorage: BrowserStorage;
declare const sessionStorage: BrowserStorage;

/** The device's storage, shared by every tab. */
export const { read: readKept, keep } = storageOf<DeviceKey>(() => localStorage);

/** The storage of this tab, which a reload keeps. */
export const {
  read: readInTab,
  keep: keepInTab,
  forget: forgetInTab,
} = storageOf<TabKey>(() => sessionStorage);

/** @param open  returns the storage, unless it is forbidden */
function storageOf<Key extends string>(open: () => BrowserStorage) {
  return {
    /** The value of a key; null for none, or where storage is forbidden. */
    read(key: Key): string | null {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    /**
     * @param text  null deletes the value
     * @returns false where storage is forbidden or full; the caller may then keep the value for the life of the page
     */
    keep(key: Key, text: string | null): boolean {
      try {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    /** Deletes every value whose key begins with this. */
    forget(prefix: Key): void {
      try {
        for (const key of Object.keys(open())) if (key.startsWith(prefix)) open().removeItem(key);
      } catch {
        // Where storage is forbidden, nothing was stored.
      }
    },
  };
}
