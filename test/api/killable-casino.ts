import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach } from 'vitest';
import { type CasinoAddress, type CasinoClient, type CasinoOptions, connect } from './casino';

/** A casino in its own process that can be killed at any moment. */
export interface KillableCasino {
  readonly casino: CasinoClient;
  readonly child: ChildProcess;
  /** Invokes a function, one at a time; `entry` is its source file. */
  invoke(entry: string, event: unknown): Promise<unknown>;
}

/**
 * Lets a test start casinos in sequence on the same state folder. Processes and folder are removed after the test.
 *
 * @param options  options of `openCasino`
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
