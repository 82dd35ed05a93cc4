import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Debounce: editors write a file in several steps, and a checkout writes many files. */
const settleMs = 80;

/**
 * Watches folders, except test files.
 *
 * Each folder has a watcher of its own. The recursive mode of `fs.watch` follows single files on Linux, and keeps
 * following the old file when an editor saves by renaming a new one over it.
 * https://nodejs.org/docs/latest-v20.x/api/fs.html#inodes
 *
 * @param onChange  receives the absolute paths of changed files after the debounce
 * @param options.isRecursive  whether folders below them are watched. @default true
 * @returns stops watching
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: readonly string[]) => unknown,
  { isRecursive = true }: { readonly isRecursive?: boolean } = {},
): () => void {
  const changed = new Set<string>();
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) follow(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };

  /** @returns the files in the folder and below it */
  function follow(folder: string): readonly string[] {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (_event, name) => {
      if (name !== null) inspect(join(folder, name));
    });
    // Windows reports the removal of a watched folder as an error.
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    // Read after the watcher is set up, so that no file is missed in between.
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return isRecursive ? follow(path) : [];
    });
  }

  function inspect(path: string): void {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (!status?.isDirectory()) {
      forget(path);
      return report(path);
    }
    if (!isRecursive) return;
    try {
      for (const file of follow(path)) report(file);
    } catch (error) {
      // The folder was removed while it was read; its parent's watcher reports that.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  /** Stops watching a removed folder and everything below it. */
  function forget(folder: string): void {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
  }

  function report(file: string): void {
    if (/\.test\.tsx?$/.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, settleMs);
  }
}
