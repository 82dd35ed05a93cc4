import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { writeWhenDone } from '../pending-file';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The pending file of the folder that holds the build; `deployed-build.ts` reads it. */
    buildFile: string;
  }
}

const run = promisify(execFile);

/** Builds the site once for all files of the suite, in the background: what a stage at `https://jade.test` publishes. */
export default function buildSite(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-build-'));
  const file = `${folder}.json`;
  const cancelling = new AbortController();
  const building = run('npm', ['run', '--silent', 'build', '--', '--outDir', folder, '--logLevel', 'error'], {
    cwd: project.config.root,
    env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: 'https://jade.test' },
    signal: cancelling.signal,
  });
  const written = writeWhenDone(
    file,
    building.then(() => folder),
  );
  project.provide('buildFile', file);

  return async () => {
    cancelling.abort();
    await written;
    rmSync(folder, { recursive: true, force: true });
    rmSync(file, { force: true });
  };
}
