import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whileHolding } from '../synthesis/folder-lock';
import { inputFingerprint } from '../synthesis/input-fingerprint';
import { fillFolder, projectRoot } from '../synthesis/synthesize';

const inputs = {
  paths: [
    'content',
    'lambdas',
    'lib/domain',
    'lib/local/product/site',
    'package-lock.json',
    'package.json',
    'web',
  ],
  // Of the Markdown files only pages and posts are part of the site.
  ignored: /(^web\/dist$)|\.test\.tsx?$|(?<!^content\/(pages|blog)\/[^/]+)\.md$/,
};

/**
 * Builds the site for this machine into a folder, unless the folder already holds a build of the same inputs. Safe
 * under concurrent calls from several processes.
 *
 * @param beforeReplacing  called before the build in the folder changes
 * @throws SynthesisError with the output of a failed build
 */
export async function buildLocalSite(folder: string, beforeReplacing: () => void): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  await whileHolding(`${folder}.lock`, async () => {
    const fingerprint = inputFingerprint(projectRoot, 'site', inputs);
    const stamp = `${folder}.fingerprint`;
    if (existsSync(stamp) && existsSync(folder) && readFileSync(stamp, 'utf8') === fingerprint) return;

    const fresh = `${folder}.fresh`;
    rmSync(fresh, { recursive: true, force: true });
    await fillFolder(fresh, {
      script: [fileURLToPath(new URL('./build-process.ts', import.meta.url)), fresh],
      // Valid for any address, because links stay relative.
      env: { NODE_ENV: 'production', SITE_ORIGIN: '' },
      failure: 'Building the site failed',
    });
    beforeReplacing();
    rmSync(stamp, { force: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    writeFileSync(stamp, fingerprint);
  });
}
