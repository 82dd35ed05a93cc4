import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port';

/** A product that was started with the README's first command. */
export interface Started {
  readonly siteUrl: string;
  /** From the command to `Ready:`, in milliseconds. */
  readonly startedInMs: number;
  /** Ends it as Ctrl-C does. npm may then end by the signal itself. @returns the exit code, null for a signal */
  stop(): Promise<number | null>;
}

/**
 * Runs `npm start` in a folder on a free pair of ports and waits until it is ready.
 *
 * @param options  command-line options, such as `--built`
 * @param cancel   ends it before it is ready
 * @throws Error with everything that it printed when it ends before that
 */
export async function npmStart(
  folder: string,
  options: readonly string[] = [],
  cancel?: AbortSignal,
): Promise<Started> {
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

/** Signals npm and what it started alike, as a terminal does. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (!hasEnded(child) && child.pid) process.kill(-child.pid, name);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
