export type Pending<Value> = ReturnType<typeof openPending<Value>>;

/** Holds values in memory under a secret until they are taken, each once. */
export function openPending<Value>(lifetimeMs: number, now: () => Date) {
  const pending = new Map<string, { value: Value; expiresAt: number }>();
  return {
    /** Adds a value, and forgets those that nobody took in time. */
    add(secret: string, value: Value): void {
      const at = now().getTime();
      for (const [key, { expiresAt }] of pending) if (expiresAt <= at) pending.delete(key);
      pending.set(secret, { value, expiresAt: at + lifetimeMs });
    },

    take(secret: string): { value: Value; isExpired: boolean } | undefined {
      const found = pending.get(secret);
      pending.delete(secret);
      return found && { value: found.value, isExpired: found.expiresAt <= now().getTime() };
    },
  };
}
