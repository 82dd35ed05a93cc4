import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { writeWhenDone } from '../pending-file';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the pending file with the build folder; `deployed-build.ts` reads it. */
    buildFile: string;
    /** Path of the file with the modules of each chunk, which the build writes. */
    chunkModulesFile: string;
  }
}

const run = promisify(execFile);

/** A nonexistent certificate. */
const certificateArn = 'arn:aws:acm:us-east-1:408151623420:certificate/0b7c6f1e-0000-4000-8000-000000000000';

/**
 * Builds the site once for the suite, in the background, by synthesizing a stage at `https://jade.test` like the CDK command line. The
 * environment contains another origin, which must not appear in any page.
 */
export default function buildSite(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-synth-'));
  const file = `${folder}.json`;
  const chunkModulesFile = `${folder}-modules.json`;
  const abortController = new AbortController();
  const { root } = project.config;
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as { context: object };
  const stage = {
    stage: 'staging',
    stages: { staging: { domain: { name: 'jade.test', certificateArn } } },
    // Another suite bundles the functions.
    'aws:cdk:bundling-stacks': [],
  };
  const building = run(process.execPath, ['--import', 'tsx', 'bin/deploy.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      CDK_OUTDIR: folder,
      CDK_CONTEXT_JSON: JSON.stringify({ ...context, ...stage }),
      // Another suite validates every stage.
      CDK_VALIDATION: 'false',
      SITE_ORIGIN: 'https://another.test',
      CHUNK_MODULES: chunkModulesFile,
    },
    signal: abortController.signal,
  });
  const written = writeWhenDone(
    file,
    building.then(() => join(root, 'web', 'dist')),
  );
  project.provide('buildFile', file);
  project.provide('chunkModulesFile', chunkModulesFile);

  return async () => {
    abortController.abort();
    await written;
    rmSync(folder, { recursive: true, force: true });
    rmSync(file, { force: true });
    rmSync(chunkModulesFile, { force: true });
  };
}
