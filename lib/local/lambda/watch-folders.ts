import { watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and a checkout many files: all of it is one change. */
const settleMs = 80;

/**
 * Watches folders with all that is in them, tests excepted.
 *
 * @param onChange  told of the files that changed, once they have not done so for a moment
 * @returns stops watching
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: readonly string[]) => unknown,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || /\.test\.tsx?$/.test(file)) return;
      changed.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        onChange(files);
      }, settleMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
