import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../lib/local/template/synthesize';
import { npmStart } from '../browser/npm-start';
import type { Figure } from './figure';

/** `npm start` in a fresh clone whose packages npm has in its cache, again after a change to a Lambda, and again without one. */
export async function measureStarts(): Promise<Figure[]> {
  const clone = mkdtempSync(join(tmpdir(), 'jade-harbour-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
    const first = await startAndStop(clone);
    appendFileSync(join(clone, 'lambdas/games.ts'), '\n');
    const changed = await startAndStop(clone);
    const unchanged = await startAndStop(clone);
    return [
      { name: 'npm start in a fresh clone, packages from the cache', value: first, unit: 's', atMost: 120 },
      { name: 'npm start after a change to a Lambda', value: changed, unit: 's', atMost: 15 },
      { name: 'npm start when nothing changed', value: unchanged, unit: 's', atMost: 8 },
    ];
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** @returns seconds from the command to `Ready:` */
async function startAndStop(folder: string): Promise<number> {
  const started = await npmStart(folder);
  await started.stop();
  return started.startedInMs / 1000;
}
