import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../lib/local/http/loopback-server';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { freePort } from '../free-port';
import { itInFullRun } from '../full-run';

/** Starts the host as `npm start` does, without the check of the dependencies. */
function start(...options: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bin/local.ts', ...options], {
    cwd: projectRoot,
  });
  let output = '';
  const listeners: (() => void)[] = [];
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  const prints = (text: string) =>
    new Promise<void>((resolve) => listeners.push(() => output.includes(text) && resolve()));
  return { child, ended, ready: Promise.race([prints('Ready:'), ended]) };
}

describe('a start', () => {
  itInFullRun('says where it is and whom to sign in as, and stops cleanly within two seconds', async () => {
    const port = await freePort();
    const { child, ready, ended } = start('--memory', '--empty', '--port', String(port));
    await ready;
    const page = await fetch(`http://localhost:${port}/config.json`);

    const closingAt = performance.now();
    child.kill('SIGINT');
    const { code, output } = await ended;

    expect(page.status).toBe(200);
    expect(output).toContain(`Ready: http://localhost:${port}\n`);
    expect(output).toMatch(/sign in as player@jade\.test with Jade-Harbour-1/);
    expect(output).toContain(`http://localhost:${port}/_local/`);
    expect(code).toBe(0);
    expect(performance.now() - closingAt).toBeLessThan(2000);
  });

  it('names a port in use and the alternative', async () => {
    const taken = await listenOnLoopback(0, (_request, response) => response.end());

    const { code, output } = await start('--memory', '--empty', '--port', String(taken.port)).ended;

    expect(output).toContain(`Port ${taken.port} is in use.`);
    expect(output).toContain('npm start -- --port 5180');
    expect(code).toBe(1);
    await taken.close();
  });

  it('refuses an unknown option', async () => {
    const { code, output } = await start('--prot', '1').ended;

    expect(output).toContain("Unknown option '--prot'");
    expect(code).toBe(2);
  });
});
