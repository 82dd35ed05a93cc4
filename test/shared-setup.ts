interface Shared<Opened> {
  readonly opened: Opened;
  users: number;
}

/**
 * Opens something that the global setups of several suites use together: they share a process, but not their modules.
 *
 * @param name   the same for all who share it
 * @param open   called by the first suite
 * @param close  called once the last suite has ended
 * @returns what was opened, and the teardown of the suite
 */
export function openShared<Opened>(
  name: string,
  open: () => Opened,
  close: (opened: Opened) => Promise<void>,
): { readonly opened: Opened; readonly teardown: () => Promise<void> } {
  const key = Symbol.for(`jade-harbour test setup: ${name}`);
  const kept = globalThis as unknown as Record<symbol, Shared<Opened> | undefined>;
  const shared = (kept[key] ??= { opened: open(), users: 0 });
  shared.users += 1;
  return {
    opened: shared.opened,
    async teardown() {
      shared.users -= 1;
      if (shared.users > 0) return;
      kept[key] = undefined;
      await close(shared.opened);
    },
  };
}
