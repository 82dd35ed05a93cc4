import { chunksOf, kilobytesOf } from './built-chunks';
import type { Figure } from './figure';

/** Chunks that the store needs to render: the site, the page, the player header, and the API clients. */
const entries = ['site', 'rewards-store', 'player', 'amplify-session', 'amplify-rest', 'player-events'];

/** JavaScript of the prize store alone. */
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
