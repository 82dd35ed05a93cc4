import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { browserPlaces } from '../../web/build/frame-check/browser-places';

/** Chromium without what is around its pages: it draws them alike, and a journey takes two thirds of the work. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Finds what browser tests drive: Chromium's headless shell, where `CHROMIUM_PATH` names no browser and there is one, or else Chromium.
 *
 * @returns its path
 * @throws Error with the one command to run when neither can be had
 */
export function findHeadlessChromium(): string {
  const chromium = findChromium();
  return process.env['CHROMIUM_PATH'] || !existsSync(headlessShell) ? chromium : headlessShell;
}

/**
 * Finds Chromium: `CHROMIUM_PATH` first, then the usual places. On Debian as root it is installed
 * when it is nowhere, and its headless shell with it.
 *
 * @returns its path
 * @throws Error with the one command to run when it cannot be had
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const found = named ?? browserPlaces.find((place) => existsSync(place));
  if (found) return found;
  if (!isDebian())
    throw new Error('The browser tests need Chromium: install it and set CHROMIUM_PATH to its program.');
  if (process.getuid?.() !== 0)
    throw new Error(
      'The browser tests need Chromium: sudo apt-get install -y chromium chromium-headless-shell',
    );
  console.log('Installing Chromium for the browser tests…');
  for (const step of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell', 'fonts-liberation'],
  ]) {
    const { status } = spawnSync('apt-get', step, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(`apt-get ${step.join(' ')} failed; its message is above.`);
  }
  return '/usr/bin/chromium';
}

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(release, 'utf8'));
}
