import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import type { StudioReport } from '../../web/build/studio-check/studio-report';
import { makeHarbourWheel } from '../../web/unity-builds/harbour-wheel/make';
import { processParts } from '../bench/parts';
import { itInFullRun } from '../full-run';
import { scale } from '../scale';
import { makeTemporaryFolder } from '../temporary-folder';

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The bench takes a minute, and longer while other suites run concurrently. */
const benchTimeoutMs = 400_000;

/** Runs a script of `package.json` as in a terminal, without the environment of the surrounding tests. */
async function npmRun(script: string, ...args: string[]): Promise<Ended> {
  const { NODE_ENV: _, ...others } = process.env;
  const env = Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith('VITEST')));
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: projectRoot,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A timed-out test leaves no process, neither npm nor its children.
  onTestFinished(() => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  });
  const ended = once(child, 'close') as Promise<[number]>;
  const [[code], stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

describe('npm run', () => {
  it(
    'bench runs parts without a browser to their end, and prints a number for each metric',
    async () => {
      // The others take minutes even at their smallest sizes.
      const parts = scale === 'full' ? Object.keys(processParts) : ['fairness', 'lambdas'];

      const { code, stdout, stderr } = await npmRun('bench', '--smoke', ...parts);

      expect(stderr).toBe('');
      expect(code).toBe(0);
      const sections = stdout.split(/^(?=\w+:$)/m).slice(1);
      expect(sections.map((section) => section.slice(0, section.indexOf(':')))).toEqual(parts);
      for (const section of sections) expect(section).toMatch(/^ {2}\S/m);
      expect(stdout).not.toMatch(/NaN|Infinity/);
    },
    benchTimeoutMs,
  );

  itInFullRun('bench lists its parts for an unknown one', async () => {
    const { code, stderr } = await npmRun('bench', 'lambda');

    expect(code).toBe(1);
    expect(stderr).toContain('There is no lambda; there are slots, poker,');
  });

  it('par does not rewrite a sheet that is up to date', async () => {
    const sheet = 'content/catalog/par-sheets/roulette.json';
    const writtenAtMs = statSync(join(projectRoot, sheet)).mtimeMs;

    const { code, stdout } = await npmRun('par', 'roulette');

    expect(code).toBe(0);
    expect(stdout).toContain(`roulette version 1: ${sheet} is up to date\n`);
    expect(stdout).toContain('lambdas/play/published-sheets.ts is up to date\n');
    expect(statSync(join(projectRoot, sheet)).mtimeMs).toBe(writtenAtMs);
  });

  itInFullRun('par refuses an unknown game', async () => {
    const { code, stderr } = await npmRun('par', 'roulete');

    expect(code).toBe(1);
    expect(stderr).toContain('Unknown game: roulete. Choose from: ');
  });

  it('simulate runs a world without a break', async () => {
    const { code, stdout } = await npmRun('simulate', '--seed', '7', '--operations', '200');

    expect(code).toBe(0);
    expect(stdout).toMatch(/^world \w+: 0 violations, trace [0-9a-f]{16}; \d+ operations so far$/m);
  });

  it('frame:check builds a page and reports why it cannot be published, as JSON on request', async () => {
    const { code, stdout } = await npmRun('frame:check', 'web/frame-games/sample', '--json');

    const report = JSON.parse(stdout) as StudioReport;
    expect(code).toBe(1);
    expect(report.facts[0]).toMatch(/^\d+ files, \d+ bytes gzipped\.$/);
    expect(report.rules.filter(({ status }) => status === 'failed')).toMatchObject([
      { id: 'game/mathematics', details: [expect.stringContaining('No game is called sample.')] },
    ]);
  });

  it('unity:check accepts the files of a valid build, and is incomplete without its game', async () => {
    const folder = join(makeTemporaryFolder(), 'Build');
    mkdirSync(folder);
    for (const [name, bytes] of await makeHarbourWheel([5, 0, 1])) writeFileSync(join(folder, name), bytes);

    const { code, stdout } = await npmRun('unity:check', folder);

    expect(code).toBe(3);
    expect(stdout).toMatch(/^passed +files\/parts +There is one loader/m);
    expect(stdout).toMatch(/^not checked +protocol\/round /m);
    expect(stdout).toMatch(/^\d+ rules: .*, 0 failed, \d+ not checked\. It is not certified/m);
  });

  itInFullRun.each(['frame:check', 'unity:check'])(
    '%s explains its command line with an exit code of its own',
    async (script) => {
      const { code, stderr } = await npmRun(script, 'nowhere');

      expect(code).toBe(2);
      expect(stderr).toContain(`There is no folder nowhere. npm run ${script} -- <folder>`);
    },
  );

  itInFullRun('frame:check reports a folder without a page as faulty', async () => {
    const { code, stdout } = await npmRun('frame:check', makeTemporaryFolder(), 'roulette');

    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAILED +files\/index /m);
    expect(stdout).toMatch(/^ +reason: {2}There is no page to check\.$/m);
  });

  it.each(['synth', 'deploy'])('%s reads the stage from the command line', async (script) => {
    const { code, stderr } = await npmRun(script, '-c', 'stage=production', '-o', makeTemporaryFolder());

    expect(code).not.toBe(0);
    expect(stderr).toContain('stage: there is no stage "production".');
  });

  it('rehearse lists the stages for an unknown one', async () => {
    const { code, stderr } = await npmRun('rehearse', '--stage', 'production');

    expect(code).toBe(2);
    expect(stderr).toContain('--stage     dev, staging, prod, every-option');
  });

  it('has no script that nothing starts', () => {
    const here = ['bench', 'par', 'simulate', 'frame:check', 'unity:check', 'synth', 'deploy', 'rehearse'];
    // Started by the part `starts` of the bench, by developers, by `.ci/run`, and by the suite `build`.
    const elsewhere = ['start', 'test', 'test:full', 'build', 'check:changed'];
    const checks = ['check', 'check:lint', 'check:types', 'check:format', 'check:unused'];

    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };

    expect(Object.keys(scripts).toSorted()).toEqual([...here, ...elsewhere, ...checks].toSorted());
  });
});
