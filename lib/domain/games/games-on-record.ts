import { releasedVersions } from './released-versions';

/**
 * Ids of every game that a ledger may contain rounds of: current and withdrawn. They come from the list of released versions, so that a
 * function that only reads ledgers does not load the mathematics of every game.
 */
export const gamesOnRecord: readonly string[] = [
  ...new Set(Object.keys(releasedVersions).map((version) => version.replace(/ \d+$/, ''))),
];
