export type BoundedMap<Key, Value extends NonNullable<unknown>> = ReturnType<
  typeof createBoundedMap<Key, Value>
>;

/**
 * Creates a cache for values that can be computed again: a map that forgets everything when it takes an entry above its
 * limit.
 *
 * @param most  limit of entries; values that are used again and again are few, others are seldom used twice
 */
export function createBoundedMap<Key, Value extends NonNullable<unknown>>(most: number) {
  const entries = new Map<Key, Value>();

  function set(key: Key, value: Value): void {
    if (entries.size >= most && !entries.has(key)) entries.clear();
    entries.set(key, value);
  }

  return {
    get: (key: Key) => entries.get(key),
    set,
    /** @throws what `create` throws; then the key stays unknown */
    getOrCreate(key: Key, create: () => Value): Value {
      const known = entries.get(key);
      if (known !== undefined) return known;
      const value = create();
      set(key, value);
      return value;
    },
    delete: (key: Key) => void entries.delete(key),
  };
}
