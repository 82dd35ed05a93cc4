import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whileHolding } from './folder-lock';
import { inputFingerprint } from './input-fingerprint';

export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

const dayMs = 86_400_000;

/** The project's sources cannot be built; the message contains the whole output of the build. */
export class SynthesisError extends Error {
  override readonly name = 'SynthesisError';
}

/** Skipped when the existing assembly has the same inputs. @returns whether the CDK app had to run */
export async function synthesize(stage: string, folder: string): Promise<boolean> {
  const target = resolve(folder);
  mkdirSync(dirname(target), { recursive: true });
  return whileHolding(join(dirname(target), 'synthesis.lock'), async () => {
    const fingerprint = inputFingerprint(projectRoot, stage);
    const stamp = join(target, 'fingerprint');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false;

    const fresh = `${target}.fresh`;
    rmSync(fresh, { recursive: true, force: true });
    const bundles = join(dirname(target), 'bundles');
    await runApp(stage, fresh, join(bundles, fingerprint));
    replaceAssembly(target, fresh);
    for (const old of readdirSync(bundles))
      if (old !== fingerprint) rmSync(join(bundles, old), { recursive: true });
    writeFileSync(stamp, fingerprint);
    return true;
  });
}

/**
 * Replaces an assembly that a host may be running from: that host's assets, named by their content, stay for a day,
 * and no file is ever missing.
 */
function replaceAssembly(target: string, fresh: string): void {
  mkdirSync(target, { recursive: true });
  const entries = readdirSync(fresh, { withFileTypes: true });
  const foldersFirst = entries.toSorted(
    (one, other) => Number(other.isDirectory()) - Number(one.isDirectory()),
  );
  for (const entry of foldersFirst) {
    const destination = join(target, entry.name);
    if (entry.name.startsWith('asset.') && existsSync(destination)) continue;
    if (entry.isDirectory()) rmSync(destination, { recursive: true, force: true });
    renameSync(join(fresh, entry.name), destination);
  }
  rmSync(fresh, { recursive: true });

  const current = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(target)) {
    const ageMs = Date.now() - statSync(join(target, name)).mtimeMs;
    if (name.startsWith('asset.') && !current.has(name) && ageMs > dayMs)
      rmSync(join(target, name), { recursive: true });
  }
}

/** @param bundles  folder of the Lambda bundles, which the assemblies with and without the built site share */
function runApp(stage: string, folder: string, bundles: string): Promise<void> {
  const { context = {} } = JSON.parse(readFileSync(join(projectRoot, 'cdk.json'), 'utf8')) as {
    context?: object;
  };
  return fillFolder(folder, {
    script: ['bin/deploy.ts'],
    env: {
      CDK_OUTDIR: folder,
      CDK_CONTEXT_JSON: JSON.stringify({ ...context, 'aws:cdk:enable-asset-metadata': true, stage }),
      CDK_DISABLE_STACK_TRACE: '1',
      // CloudFormation's own rules take half of the time of a synthesis; tests and deployments apply them.
      CDK_VALIDATION: 'false',
      LAMBDA_BUNDLES: bundles,
    },
    failure: `Synthesizing stage ${stage} failed`,
  });
}

/**
 * Fills a folder in a child process. The child ends with this process, and an unfinished folder is removed.
 *
 * @param build.script   a TypeScript source and its arguments
 * @param build.failure  beginning of the message of a failure
 * @throws SynthesisError with the failure and the output
 */
export function fillFolder(
  folder: string,
  build: { script: readonly string[]; env?: Readonly<Record<string, string>>; failure: string },
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...build.script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...build.env },
  });
  const stopWithUs = () => child.kill();
  process.once('exit', stopWithUs);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      process.off('exit', stopWithUs);
      if (code === 0) return done();
      rmSync(folder, { recursive: true, force: true });
      failed(new SynthesisError(`${build.failure}:\n${output.trim()}`));
    });
  });
}
