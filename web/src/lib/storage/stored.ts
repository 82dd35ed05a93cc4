/** The value of a key in the device's storage; null for none, or where storage is forbidden. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value on this device, for every tab.
 *
 * @param text  null deletes the value
 * @returns false where storage is forbidden or full; the caller may then keep the value for the life of the page
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
