/** After a failure, this long passes before the next attempt, since a game needs sounds many times a second. */
const pauseMs = 5_000;

/**
 * Loads something when it is needed: one request at a time, and another at the first need a few seconds after a failure.
 *
 * @returns getter of what was loaded; null until it has loaded
 */
export function loadWhenNeeded<Value>(load: () => Promise<Value>, now = Date.now): () => Value | null {
  let loaded: Value | null = null;
  let isPending = false;
  let nextAtMs = 0;

  async function attempt() {
    isPending = true;
    try {
      loaded = await load();
    } catch (failure) {
      nextAtMs = now() + pauseMs;
      reportError(failure);
    } finally {
      isPending = false;
    }
  }

  return () => {
    if (loaded === null && !isPending && now() >= nextAtMs) void attempt();
    return loaded;
  };
}
