/** Public part of the seeds in use: it commits the house to them without making outcomes predictable. */
export interface Commitment {
  /** SHA-256 of the server seed's text, 64 hex characters. */
  readonly serverSeedHash: string;
  /** The same for the seed that follows at the next rotation. */
  readonly nextServerSeedHash: string;
  readonly clientSeed: string;
  /** Nonce of the next round; incremented by every round and reset to 0 by a new seed. */
  readonly nonce: number;
}

/** A used server seed, revealed for verification. */
export interface RevealedSeed {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Number of rounds, spins and prize draws on it; their nonces are 0 to `rounds` − 1. */
  readonly rounds: number;
}

/** Ledger detail of a rotation, which moves no coins and keeps the revealed seed permanently. */
export interface SeedRotationDetail {
  readonly kind: 'seed-rotation';
  readonly revealed: RevealedSeed;
  /** The commitment from here on. */
  readonly current: Commitment;
}
