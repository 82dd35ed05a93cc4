import { createHash, createHmac } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';

/** The secret half of a player's fairness. It is read and written by the wallet store and by nothing else. */
export interface SealedSeeds {
  readonly serverSeed: string;
  readonly nextServerSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Gives 32 fresh random bytes as 64 hex characters. */
export type MakeServerSeed = () => string;

/** The commitment to a seed: SHA-256 of its text, as 64 hex characters. */
export function seedHash(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'utf8').digest('hex');
}

/** What the player may be told of sealed seeds. */
export function commitmentTo(seeds: SealedSeeds): Commitment {
  return {
    serverSeedHash: seedHash(seeds.serverSeed),
    nextServerSeedHash: seedHash(seeds.nextServerSeed),
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
  };
}

/** The draws of the round that these seeds are set for: blocks of HMAC-SHA256 keyed with the server seed's text. */
export function drawsOf(seeds: SealedSeeds): Draws {
  return drawsFrom((block) =>
    createHmac('sha256', seeds.serverSeed)
      .update(roundMessage(seeds.clientSeed, seeds.nonce, block))
      .digest(),
  );
}

/** Opens the seed in use, which ends its use: the caller must rotate. */
export function reveal(seeds: SealedSeeds): RevealedSeed {
  const { serverSeed, clientSeed, nonce } = seeds;
  return { serverSeed, serverSeedHash: seedHash(serverSeed), clientSeed, rounds: nonce };
}

/** Moves on to the seed that was committed to before, and seals a fresh one after it. */
export function rotate(seeds: SealedSeeds, clientSeed: string, makeServerSeed: MakeServerSeed): SealedSeeds {
  return { serverSeed: seeds.nextServerSeed, nextServerSeed: makeServerSeed(), clientSeed, nonce: 0 };
}
