import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FunctionDefinition, Functions } from '../lambda/functions';
import { describeBuildFailure } from './build-failure';
import { watchFolders } from './watch-folders';

export interface RebundleSettings {
  readonly functions: Functions;
  /** Folders watched recursively. */
  readonly folders: readonly string[];
  /** Bundles an entry into an empty folder, as for a deployment; throws esbuild's BuildFailure. */
  readonly bundle: (entry: string, outputFolder: string) => { readonly inputs: readonly string[] };
  readonly log: (line: string) => void;
}

/**
 * Watches sources and swaps the code of each function whose bundle changes. After a failed build the old code stays
 * in use.
 *
 * @returns stops watching
 */
export function rebundleOnChange({ functions, folders, bundle, log }: RebundleSettings): () => void {
  const workspace = mkdtempSync(join(tmpdir(), 'local-bundles-'));
  /** Sources of a function's latest bundle; none while they are unknown or the build fails. */
  const inputs = new Map<string, readonly string[]>();
  const stopWatching = watchFolders(folders, rebundle);
  return () => {
    stopWatching();
    rmSync(workspace, { recursive: true, force: true });
  };

  function rebundle(paths: readonly string[]): void {
    for (const definition of functions.definitions()) {
      const known = inputs.get(definition.logicalId);
      if (!known || paths.some((path) => known.includes(path))) swapIfDifferent(definition);
    }
  }

  function swapIfDifferent({ logicalId, entry, boot }: FunctionDefinition): void {
    if (entry === undefined) return;
    const folder = mkdtempSync(join(workspace, `${logicalId}-`));
    inputs.delete(logicalId);
    try {
      inputs.set(logicalId, bundle(entry, folder).inputs);
    } catch (error) {
      return log(describeBuildFailure(entry, error));
    }
    if (contents(folder) === contents(boot.taskRoot)) return;
    functions.swap(logicalId, folder);
    log(`${entry} changed and was reloaded.`);
  }
}

function contents(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
