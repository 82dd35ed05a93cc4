/** A map that forgets everything when it takes an entry above its limit. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  /** @throws what `create` throws; then the key stays unknown */
  getOrCreate(key: Key, create: () => Value): Value;
  delete(key: Key): void;
}

/**
 * Creates a cache for values that can be computed again.
 *
 * @param most  limit of entries; values that are used again and again are few, others are seldom used twice
 */
export function createBoundedMap<Key, Value extends NonNullable<unknown>>(
  most: number,
): BoundedMap<Key, Value> {
  const entries = new Map<Key, Value>();

  function set(key: Key, value: Value): void {
    if (entries.size >= most && !entries.has(key)) entries.clear();
    entries.set(key, value);
  }

  return {
    get: (key) => entries.get(key),
    set,
    getOrCreate(key, create) {
      const known = entries.get(key);
      if (known !== undefined) return known;
      const value = create();
      set(key, value);
      return value;
    },
    delete: (key) => void entries.delete(key),
  };
}
