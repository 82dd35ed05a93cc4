import { chunksOf, kilobytesOf } from './built-chunks';
import type { Figure } from './figure';

/** What the store shows nothing without: the site, the page, the header of a player, and whatever calls the APIs. */
const entries = ['site', 'rewards-store', 'player-area', 'amplify-session', 'amplify-rest', 'player-events'];

/** The JavaScript that the prize store loads by itself. */
export function measureStoreDownload(buildFolder: string): Figure[] {
  return [
    {
      name: 'Prize store: JavaScript with Apollo and Amplify',
      value: kilobytesOf(chunksOf(buildFolder, entries)),
      unit: 'kB gz',
      atMost: 240,
    },
  ];
}
