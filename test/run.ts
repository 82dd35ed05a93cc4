import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { startVitest } from 'vitest/node';
import { findChromium } from './browser/chromium';
import { suites } from './suites';

/**
 * Runs every test, or with arguments only those that they name: `npm test -- unit local` for suites, `npm test -- lib/domain/wallet`
 * for files. `--full` runs them at full scale (`scale.ts`).
 */
const names = suites.map(({ name }) => name);
const args = process.argv.slice(2).filter((argument) => argument !== '--full');
const named = args.filter((argument) => names.includes(argument));
const files = args.filter((argument) => !names.includes(argument));

// Installed at most once, before suites look for it side by side.
findChromium();
process.env['NODE_ENV'] = 'test';
if (process.argv.includes('--full')) process.env['TEST_SCALE'] = 'full';
const startedAt = performance.now();
const processorSecondsBefore = processorSeconds();
const vitest = await startVitest('test', files, {
  watch: false,
  ...(named.length > 0 && { project: named }),
});
await vitest.close();
console.log(timeLine((performance.now() - startedAt) / 1000));

/** The time of the run and, on Linux, how much of the processors it used. */
function timeLine(wallSeconds: number): string {
  const wall = `${wallSeconds.toFixed(0)} s of wall time`;
  if (process.platform !== 'linux') return wall;
  const used = processorSeconds() - processorSecondsBefore;
  const share = used / (wallSeconds * availableParallelism());
  return `${wall}, ${used.toFixed(0)} s of processor time, ${(share * 100).toFixed(0)} % of the processors`;
}

/** Of this process, and of all that it has started and that have ended. */
function processorSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const { user, system } = process.cpuUsage();
  return processorSecondsOfChildren() + (user + system) / 1e6;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function processorSecondsOfChildren(): number {
  const [, , ...fields] = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^\d+ \(.*\)/, '0 name')
    .split(' ');
  const ticksPerSecond = 100;
  // The 16th and 17th fields of the page, cutime and cstime; the first two are split off.
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
