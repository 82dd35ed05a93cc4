/** Key-value storage that never throws: where the browser forbids storage or has no room left, values last as long as the page. */
export interface Memory<Key extends string> {
  getItem(name: Key): string | null;
  setItem(name: Key, text: string): void;
  removeItem(name: Key): void;
}
