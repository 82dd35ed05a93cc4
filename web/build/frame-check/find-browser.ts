import { existsSync } from 'node:fs';
import { browserPaths } from './browser-paths';

/** The browser of `CHROMIUM_PATH`, or one at a usual path; undefined where there is none. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? browserPaths.find((place) => existsSync(place));
}
