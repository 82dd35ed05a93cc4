interface Shared<Opened> {
  readonly opened: Opened;
  users: number;
}

/**
 * Opens a resource shared by the global setups of several suites, which share a process but not their modules.
 *
 * @param name  key of the resource
 * @param open  called by the first suite
 * @param close  called after the last suite
 * @returns the resource and the teardown of the suite
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
