import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach } from 'vitest';
import { type CasinoAddress, type CasinoClient, type CasinoOptions, connect } from './casino';

/** A casino in a process of its own, which can be killed at any moment. */
export interface KillableCasino {
  readonly casino: CasinoClient;
  readonly child: ChildProcess;
  /** Runs a function in it as its schedule or a person does, one at a time; `entry` is its source. */
  invoke(entry: string, event: unknown): Promise<unknown>;
}

/**
 * Lets each test start casinos one after the other, each on what the one before left on the disk. The processes and the folder go with
 * the test.
 *
 * @param options  of the stack, as `openCasino` takes them
 */
export function startKillable(
  options: Pick<CasinoOptions, 'overrides' | 'readsStreams'> = {},
): () => Promise<KillableCasino> {
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jade-harbour-'));
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return start;

  async function start(): Promise<KillableCasino> {
    const script = ['--import', 'tsx', 'test/api/casino-process.ts', folder, JSON.stringify(options)];
    const child = spawn(process.execPath, script, {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    running.push(child);
    const lines = createInterface(child.stdout);
    const nextLine = async () => JSON.parse(((await once(lines, 'line')) as [string])[0]) as unknown;
    const casino = connect((await nextLine()) as CasinoAddress);
    return { child, casino, invoke };

    function invoke(entry: string, event: unknown): Promise<unknown> {
      const answer = nextLine();
      child.stdin.write(`${JSON.stringify({ entry, event })}\n`);
      return answer;
    }
  }
}
