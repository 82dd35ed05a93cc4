import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** What the project's own sources do not allow to be built; its message holds everything that the build printed. */
export class SynthesisError extends Error {
  override readonly name = 'SynthesisError';
}

interface Filling {
  /** A TypeScript source and its arguments. */
  readonly script: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What to say when it fails. */
  readonly failure: string;
}

/**
 * Has a process of its own fill a folder. It ends with this one, and nothing is left of what it could not finish.
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
