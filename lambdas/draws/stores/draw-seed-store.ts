import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { atomicPut, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { drawSeedHash } from '#lambdas/runtime/fingerprints/draw-seed';

/** A secret seed and its published hash. */
export interface SealedSeed {
  /** Builds the write that stores the seed for a draw. */
  readonly keepFor: (draw: string) => AtomicWrite;
  /** SHA-256 of the seed's text, 64 hex characters. */
  readonly hash: string;
}

/** Creates and stores the seeds of new draws; cannot read them. */
export interface SeedSealer {
  seal(): SealedSeed;
}

/** Reads the seed of a draw. Only the function that draws has access. */
export interface SeedReader {
  reveal(draw: string): Promise<string>;
}

/** @param makeServerSeed  returns 32 new random bytes as 64 hex characters */
export function createSeedSealer(table: string, makeServerSeed: () => string): SeedSealer {
  return {
    seal() {
      const serverSeed = makeServerSeed();
      return {
        hash: drawSeedHash(serverSeed),
        keepFor: (draw) => atomicPut(table, `seed of ${draw}`, { draw, serverSeed }, ifAbsent('draw')),
      };
    },
  };
}

export function createSeedReader(client: DynamoDBDocumentClient, table: string): SeedReader {
  return {
    async reveal(draw) {
      const item = await getItem<{ serverSeed: string }>(client, table, { draw });
      if (!item) throw new Error(`The draw ${draw} has no seed`);
      return item.serverSeed;
    },
  };
}
