import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port';

/** A product started with the first command of the README. */
export interface StartedProduct {
  readonly siteUrl: string;
  /** Time from the command to `Ready:`, in milliseconds. */
  readonly startedInMs: number;
  /** Stops the product like Ctrl-C. npm may then end by the signal itself. @returns the exit code, null for a signal */
  stop(): Promise<number | null>;
}

/**
 * Runs `npm start` in a folder on a free pair of ports and waits until it is ready.
 *
 * @param options  command-line options, such as `--built`
 * @param cancel  aborts the start
 * @throws Error with the complete output when the process ends before it is ready
 */
export async function npmStart(
  folder: string,
  options: readonly string[] = [],
  cancel?: AbortSignal,
): Promise<StartedProduct> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start', '--', '--port', String(port), ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  process.once('exit', () => signal(child, 'SIGKILL'));
  cancel?.addEventListener('abort', () => signal(child, 'SIGINT'), { once: true });
  const printed: string[] = [];
  createInterface(child.stderr).on('line', (line) => printed.push(line));
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    if (!line.startsWith('Ready: ')) continue;
    child.stdout.resume();
    const siteUrl = line.slice('Ready: '.length);
    return { siteUrl, startedInMs: performance.now() - startedAt, stop: () => stop(child) };
  }
  throw new Error(`npm start ended before it was ready:\n${printed.join('\n')}`);
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const exited = once(child, 'exit');
  signal(child, 'SIGINT');
  const [code] = (await exited) as [number | null];
  return code;
}

/** Signals the whole process group, like a terminal. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (!hasEnded(child) && child.pid) process.kill(-child.pid, name);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
