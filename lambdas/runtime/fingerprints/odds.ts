import { createHash } from 'node:crypto';
import { canonicalOdds, type MysteryOdds } from '#domain/rewards/mystery/odds';

/** Odds and their hash, which every draw refers to. */
export interface HashedOdds extends MysteryOdds {
  /** SHA-256 of the canonical text, 64 hex characters. */
  readonly hash: string;
}

/** Adds the hash of the odds. */
export function withHash(odds: MysteryOdds): HashedOdds {
  return { ...odds, hash: createHash('sha256').update(canonicalOdds(odds), 'utf8').digest('hex') };
}
