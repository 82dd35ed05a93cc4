import { createHash } from 'node:crypto';
import { canonicalOdds, type MysteryOdds } from '#domain/rewards/mystery/odds';

/** Odds with the hash that every draw by them names. */
export interface HashedOdds extends MysteryOdds {
  /** SHA-256 of their canonical text, 64 hex characters. */
  readonly hash: string;
}

/** Hashes odds as their draws name them. */
export function withHash(odds: MysteryOdds): HashedOdds {
  return { ...odds, hash: createHash('sha256').update(canonicalOdds(odds), 'utf8').digest('hex') };
}
