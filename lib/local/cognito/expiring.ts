export type Expiring<Value> = ReturnType<typeof openExpiring<Value>>;

/** Keeps values in memory, each for a time after it was last set. */
export function openExpiring<Value>(lifetimeMs: number, now: () => Date) {
  const entries = new Map<string, { value: Value; expiresAt: number }>();
  const isOver = ({ expiresAt }: { expiresAt: number }) => expiresAt <= now().getTime();
  return {
    /** Sets a value, and forgets those whose time is over. */
    set(key: string, value: Value): void {
      for (const [other, entry] of entries) if (isOver(entry)) entries.delete(other);
      entries.set(key, { value, expiresAt: now().getTime() + lifetimeMs });
    },

    get(key: string): Value | undefined {
      const entry = entries.get(key);
      return entry && !isOver(entry) ? entry.value : undefined;
    },

    /** Removes a value and returns it, also shortly after its time. */
    take(key: string): { value: Value; isExpired: boolean } | undefined {
      const entry = entries.get(key);
      entries.delete(key);
      return entry && { value: entry.value, isExpired: isOver(entry) };
    },

    /** Number of values in memory. */
    size: () => entries.size,
  };
}
