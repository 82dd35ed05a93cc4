import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Stage, StageError } from '../lib/stage';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the site for one stage: its canonical links and previews contain the stage's origin, or no origin where a stage
 * allows any.
 *
 * @returns the folder with what was built
 * @throws StageError when the build fails; its own message is on standard error by then
 */
export function buildSite({ name, siteOrigin }: Stage): string {
  // Standard output belongs to the template that `cdk synth` prints.
  const built = spawnSync('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: siteOrigin === '*' ? '' : siteOrigin },
  });
  if (built.error) throw built.error;
  if (built.status !== 0)
    throw new StageError(`Building the site of stage ${name} failed. See the output above.`);
  return join(root, 'web', 'dist');
}
