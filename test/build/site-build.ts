import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What a deployment of a stage at `https://jade.test` publishes. Every file of the suite reads it, and none changes it. */
    buildFolder: string;
  }
}

const run = promisify(execFile);

/** Before the build suite: builds the site once for all of its files, which takes longer than most of what is asked of it. */
export default async function buildSite(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-build-'));
  await run('npm', ['run', '--silent', 'build', '--', '--outDir', folder, '--logLevel', 'error'], {
    cwd: project.config.root,
    env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: 'https://jade.test' },
  });
  project.provide('buildFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
