import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { npmStart } from './npm-start';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product runs, its site as it is built for a deployment. */
    siteUrl: string;
    /** The fresh copy of the project, its packages installed. */
    cloneFolder: string;
  }
}

/**
 * Before the browser suite: what a newcomer does. The files that git knows are copied into an empty folder, and `npm start` does the
 * rest there, installing included; what players would get is built. Afterwards it must end as Ctrl-C asks, cleanly.
 */
export default async function startFreshClone(project: TestProject): Promise<() => Promise<void>> {
  const repository = project.config.root;
  const clone = mkdtempSync(join(tmpdir(), 'jade-harbour-clone-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repository,
  });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    const isThere = statSync(join(repository, file), { throwIfNoEntry: false })?.isFile();
    if (isThere) cpSync(join(repository, file), join(clone, file));
  }
  const started = await npmStart(clone, ['--built']);
  project.provide('siteUrl', started.siteUrl);
  project.provide('cloneFolder', clone);

  return async () => {
    const exitCode = await started.stop();
    rmSync(clone, { recursive: true, force: true });
    if (exitCode !== 0 && exitCode !== null)
      throw new Error(`npm start ended with ${exitCode} when it was asked to stop`);
  };
}
