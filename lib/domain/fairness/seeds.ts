/** What a player may know of the seeds in use: enough to hold the house to them, not enough to predict. */
export interface Commitment {
  /** SHA-256 of the server seed's text, 64 hex characters. */
  readonly serverSeedHash: string;
  /** The same of the seed that follows at the next rotation. */
  readonly nextServerSeedHash: string;
  readonly clientSeed: string;
  /** The number that the next round uses; it rises by one per round and starts again at 0 with a new seed. */
  readonly nonce: number;
}

/** A server seed that was used, and is now open for everybody to check. */
export interface RevealedSeed {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** How many rounds were played on it, and spins and prize draws beside them: their nonces are 0 to `rounds` − 1. */
  readonly rounds: number;
}

/** How the ledger remembers a rotation: it moves no coins and keeps the revealed seed for good. */
export interface SeedRotationDetail {
  readonly kind: 'seed-rotation';
  readonly revealed: RevealedSeed;
  /** What the house is held to from here on. */
  readonly current: Commitment;
}
