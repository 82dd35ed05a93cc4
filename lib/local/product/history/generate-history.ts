import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillFolder } from '../synthesis/fill-folder';
import { whileHolding } from '../synthesis/folder-lock';
import { inputFingerprint } from '../synthesis/input-fingerprint';
import { projectRoot } from '../synthesis/synthesize';

/**
 * Writes the demo history that ends with a day into a file of the folder, in a process of its own, unless the file of the same sources is
 * there. Safe under concurrent calls from several processes.
 *
 * @param script  source that writes the history, relative to the project
 * @returns the path of the file
 * @throws SynthesisError with the output of a failed run
 */
export async function generateHistory(folder: string, script: string, until: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  return whileHolding(join(folder, 'history.lock'), async () => {
    const fingerprint = inputFingerprint(projectRoot, `history until ${until}`).slice(0, 16);
    const name = `history-${until}-${fingerprint}.json`;
    const file = join(folder, name);
    if (existsSync(file)) return file;
    for (const other of readdirSync(folder))
      if (other.startsWith('history-')) rmSync(join(folder, other), { force: true });
    await fillFolder(file, {
      script: [script, file, until],
      cwd: projectRoot,
      env: {},
      failure: 'Writing the demo history failed; --empty starts without it',
    });
    return file;
  });
}
