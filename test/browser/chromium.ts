import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { browserPaths } from '../../web/build/frame-check/browser-paths';

/** Renders pages like Chromium with two thirds of the work, because it has no browser user interface. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, Chromium’s headless shell, or Chromium. On Debian as root, installs a missing headless
 * shell.
 *
 * @returns its path
 * @throws Error with the command to run when neither is available
 */
export function findHeadlessChromium(): string {
  const chromium = findChromium();
  if (process.env['CHROMIUM_PATH']) return chromium;
  if (!existsSync(headlessShell) && mayInstall()) installHeadlessShell();
  return existsSync(headlessShell) ? headlessShell : chromium;
}

/**
 * Finds Chromium: `CHROMIUM_PATH` first, then the usual paths. On Debian as root, installs it when it is missing.
 *
 * @returns its path
 * @throws Error with the command to run when it is not available
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const found = named ?? browserPaths.find((place) => existsSync(place));
  if (found) return found;
  if (!isDebian())
    throw new Error('The browser tests need Chromium: install it and set CHROMIUM_PATH to its program.');
  if (!mayInstall()) throw new Error('The browser tests need Chromium: sudo apt-get install -y chromium');
  console.log('Installing Chromium for the browser tests…');
  for (const step of [['update'], install('chromium', 'fonts-liberation')])
    if (runAptGet(step) !== 0) throw new Error(`apt-get ${step.join(' ')} failed; its message is above.`);
  return '/usr/bin/chromium';
}

function installHeadlessShell(): void {
  const isInstalled = [['update'], install('chromium-headless-shell')].every((step) => runAptGet(step) === 0);
  if (!isInstalled)
    console.log('There is no headless shell here: browser tests run in Chromium itself, and take longer.');
}

function mayInstall(): boolean {
  return isDebian() && process.getuid?.() === 0;
}

function install(...packages: readonly string[]): string[] {
  return ['install', '-y', '--no-install-recommends', ...packages];
}

/** @returns the exit code */
function runAptGet(args: readonly string[]): number | null {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status;
}

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(release, 'utf8'));
}
