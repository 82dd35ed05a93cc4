import { dirname, join, relative, sep } from 'node:path';
import { watchFolders } from './watch-folders';

/**
 * Watches the sources of the stack, which a running host cannot reload, and reports that a change needs a restart.
 *
 * @param root  the project
 * @returns stops watching
 */
export function reportStackChanges({
  root,
  log,
}: {
  readonly root: string;
  readonly log: (line: string) => void;
}): () => void {
  const stack = join(root, 'lib');
  const settings = join(root, 'cdk.json');
  const stopConstructs = watchFolders([join(stack, 'constructs')], report);
  // Other folders of `lib` hold sources of functions and of the host itself.
  const stopFiles = watchFolders([root, stack], report, { isRecursive: false });
  return () => {
    stopConstructs();
    stopFiles();
  };

  function isSource(file: string): boolean {
    return dirname(file) !== root && /\.[jt]s$/.test(file);
  }

  function report(changed: readonly string[]): void {
    const files = changed.filter((file) => file === settings || isSource(file));
    if (files.length === 0) return;
    const names = files.map((file) => relative(root, file).replaceAll(sep, '/'));
    log(`${names.join(', ')} changed; restart to apply.`);
  }
}
