import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Editors write a file in several steps, and a checkout many files: all of it is one change. */
const settleMs = 80;

/**
 * Watches folders and every folder below them, test files excepted.
 *
 * Each folder has a watcher of its own. The recursive mode of `fs.watch` follows single files on Linux, and goes on following
 * the old file when an editor saves by renaming a new one over it.
 * https://nodejs.org/docs/latest-v20.x/api/fs.html#inodes
 *
 * @param onChange  receives the absolute paths of changed files once nothing has changed for a moment
 * @returns stops watching
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: readonly string[]) => unknown,
): () => void {
  const changed = new Set<string>();
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) follow(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };

  /** @returns the files that are in the folder and below it */
  function follow(folder: string): readonly string[] {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (_event, name) => {
      if (name !== null) look(join(folder, name));
    });
    // Windows reports the removal of a watched folder as an error.
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    // Read after the watcher is there, so that no file falls between the two.
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? follow(path) : [path];
    });
  }

  function look(path: string): void {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (!status?.isDirectory()) {
      forget(path);
      return report(path);
    }
    try {
      for (const file of follow(path)) report(file);
    } catch (error) {
      // The folder was removed again while it was being read, and its parent's watcher says so.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  /** Stops watching a folder that is gone, with all that were below it. */
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
