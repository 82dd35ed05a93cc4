import { join, relative, sep } from 'node:path';
import { watchFolders } from './watch-folders';

interface StackSettings {
  /** The project. */
  readonly root: string;
  readonly log: (line: string) => void;
}

/**
 * Watches the sources of the stack, which a running host cannot reload, and reports that a change needs a restart.
 *
 * @returns stops watching
 */
export function reportStackChanges({ root, log }: StackSettings): () => void {
  const stack = join(root, 'lib');
  const stopConstructs = watchFolders([join(stack, 'constructs')], report);
  // Other folders of `lib` hold sources of functions and of the host itself.
  const stopFiles = watchFolders([root, stack], report, { isRecursive: false });
  return () => {
    stopConstructs();
    stopFiles();
  };

  function report(changed: readonly string[]): void {
    const files = changed
      .map((file) => relative(root, file).replaceAll(sep, '/'))
      .filter((name) => name === 'cdk.json' || /\/.*\.[jt]s$/.test(name));
    if (files.length > 0) log(`${files.join(', ')} changed; restart to apply.`);
  }
}
