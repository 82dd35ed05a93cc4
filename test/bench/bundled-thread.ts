import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

/** A script beside this file with all its imports, bundled as Lambda functions are. */
export type BundledScript = string & { readonly bundled: true };

/**
 * Bundles a script for threads, which cannot load TypeScript. The loader of `npm run bench` would also name every closure when it is
 * created, which a deployed function does not.
 */
export function bundleScript(file: string): BundledScript {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  return outputFiles[0]!.text as BundledScript;
}

/** Starts a thread that runs the script. */
export function startThread(script: BundledScript, workerData: unknown): Worker {
  return new Worker(script, { eval: true, workerData, execArgv: [] });
}
