import { cpus } from 'node:os';
import { startVitest } from 'vitest/node';
import { findHeadlessChromium } from './browser/chromium';
import { suites } from './suites';

/**
 * Runs every test, or with arguments only those that they name: `npm test -- unit local` for suites, `npm test -- lib/domain/wallet`
 * for files. `--full` runs them at full scale (`scale.ts`), `-u` writes the files that tests compare with.
 */
const names = suites.map(({ name }) => name);
const options = ['--full', '-u'];
const args = process.argv.slice(2).filter((argument) => !options.includes(argument));
const named = args.filter((argument) => names.includes(argument));
const files = args.filter((argument) => !names.includes(argument));

// Installed at most once, before suites look for it side by side.
findHeadlessChromium();
process.env['NODE_ENV'] = 'test';
if (process.argv.includes('--full')) process.env['TEST_SCALE'] = 'full';
const startedAt = performance.now();
const busyBefore = busySeconds();
const vitest = await startVitest('test', files, {
  watch: false,
  update: process.argv.includes('-u'),
  ...(named.length > 0 && { project: named }),
});
await vitest.close();
console.log(timeLine((performance.now() - startedAt) / 1000));

/** The time of the run, and how busy it kept the machine, with all that it has started. */
function timeLine(wallSeconds: number): string {
  const busy = busySeconds() - busyBefore;
  const share = (busy / (wallSeconds * cpus().length)) * 100;
  return `${wallSeconds.toFixed(0)} s of wall time, ${busy.toFixed(0)} s of processor time, ${share.toFixed(0)} % of the processors`;
}

/** How long the processors of this machine have worked since it was started. */
function busySeconds(): number {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return times.reduce((sum, ms) => sum + ms, 0) / 1000;
}
