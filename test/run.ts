import { cpus } from 'node:os';
import { startVitest } from 'vitest/node';
import { findHeadlessChromium } from './browser/chromium';
import { referenceWorkMs } from './machine-speed';
import { suites } from './suites';

/**
 * Runs every test, or only the named ones: `npm test -- unit local` for suites, `npm test -- lib/domain/wallet` for files. `--full` runs
 * them at full scale (`scale.ts`), `-u` updates snapshot files.
 */
const names = suites.map(({ name }) => name);
const options = ['--full', '-u'];
const args = process.argv.slice(2).filter((argument) => !options.includes(argument));
const named = args.filter((argument) => names.includes(argument));
const files = args.filter((argument) => !names.includes(argument));

// Installs Chromium once, before suites look for it concurrently.
findHeadlessChromium();
process.env['NODE_ENV'] = 'test';
if (process.argv.includes('--full')) process.env['TEST_SCALE'] = 'full';
if (named.length > 0) process.env['TEST_SUITES'] = named.join(',');
const startedAt = performance.now();
const busyBefore = busySeconds();
const vitest = await startVitest('test', files, {
  watch: false,
  update: process.argv.includes('-u'),
});
await vitest.close();
console.log(timeLine((performance.now() - startedAt) / 1000));

/** Duration of the run, CPU load of the machine, including child processes, and its speed. */
function timeLine(wallSeconds: number): string {
  const busy = busySeconds() - busyBefore;
  const share = (busy / (wallSeconds * cpus().length)) * 100;
  return `${wallSeconds.toFixed(0)} s of wall time, ${busy.toFixed(0)} s of processor time, ${share.toFixed(0)} % of the processors; ${referenceWorkMs().toFixed(0)} ms for the reference work`;
}

/** Total CPU time of the machine since its start. */
function busySeconds(): number {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return times.reduce((sum, ms) => sum + ms, 0) / 1000;
}
