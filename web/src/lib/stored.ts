/** What this device keeps under a key; null for nothing, or where storage is forbidden. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text on this device, for every tab.
 *
 * @param text  null to forget what was kept
 * @returns false where storage is forbidden or full: whatever is not kept lasts as long as the page, if its owner remembers it
 */
export function keep(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
