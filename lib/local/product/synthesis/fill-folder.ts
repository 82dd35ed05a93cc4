import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** The project's sources cannot be built; the message contains the whole output of the build. */
export class SynthesisError extends Error {
  override readonly name = 'SynthesisError';
}

interface Filling {
  /** A TypeScript source and its arguments. */
  readonly script: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Message of a failure. */
  readonly failure: string;
}

/**
 * Fills a folder in a child process. The child ends with this process, and an unfinished folder is removed.
 *
 * @throws SynthesisError with the failure and the output
 */
export function fillFolder(folder: string, { script, cwd, env, failure }: Filling): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const stopWithUs = () => child.kill();
  process.once('exit', stopWithUs);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      process.off('exit', stopWithUs);
      if (code === 0) return done();
      rmSync(folder, { recursive: true, force: true });
      failed(new SynthesisError(`${failure}:\n${output.trim()}`));
    });
  });
}
