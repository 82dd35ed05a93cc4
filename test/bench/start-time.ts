import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { npmStart } from '../browser/npm-start';
import type { Figure } from './figure';
import type { Sizes } from './sizes';

/**
 * `npm start` in a fresh clone with packages in the npm cache, again after a change to a Lambda, and again without one; or only the last
 * in the project folder.
 */
export async function measureStarts({ inFreshClone }: Sizes['starts']): Promise<Figure[]> {
  const figureOf = (name: string, value: number, atMost: number) => ({ name, value, unit: 's', atMost });
  const unchangedName = 'npm start when nothing changed';
  if (!inFreshClone)
    return [figureOf(unchangedName, await startAndStop(projectRoot, ['--memory', '--empty']), 8)];
  const clone = mkdtempSync(join(tmpdir(), 'jade-harbour-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
    const first = await startAndStop(clone);
    appendFileSync(join(clone, 'lambdas/play/games.ts'), '\n');
    const changed = await startAndStop(clone);
    const unchanged = await startAndStop(clone);
    return [
      figureOf('npm start in a fresh clone, packages from the cache', first, 120),
      figureOf('npm start after a change to a Lambda', changed, 15),
      figureOf(unchangedName, unchanged, 8),
    ];
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** @returns seconds from the command to `Ready:` */
async function startAndStop(folder: string, options: readonly string[] = []): Promise<number> {
  const started = await npmStart(folder, options);
  await started.stop();
  return started.startedInMs / 1000;
}
