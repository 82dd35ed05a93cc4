import { existsSync } from 'node:fs';
import { browserPlaces } from './browser-paths';

/** The browser of `CHROMIUM_PATH`, or one at a usual path; undefined where there is none. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? browserPlaces.find((place) => existsSync(place));
}
