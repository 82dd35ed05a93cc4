import { createHash, createHmac } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';
import type { Chance } from '#domain/games/play-round';
import type { OpenWallet, Rotation } from '#lambdas/wallet/stores/wallet-change';

/** Server seeds of players. Only functions that draw, reveal seeds or show commitments have the key. */
export interface ServerSeeds {
  /**
   * Returns the current seeds of a wallet as it was read.
   *
   * @throws Error when the key does not match the stored commitment
   */
  of(open: OpenWallet): SeedsInUse;
}

/** Operations on a wallet's current seeds. Only a rotation exposes a seed. */
export interface SeedsInUse {
  readonly commitment: Commitment;
  /** The seed revealed by the last rotation; null before the first. */
  readonly revealed: RevealedSeed | null;
  /** Returns the draws of the next round. Deterministic until that round is committed. */
  nextChance(): Chance;
  /**
   * Returns the draws of an open round: no seed is revealed while it is open.
   *
   * @throws RangeError for a nonce that no round has used yet
   */
  chanceOf(used: number): Chance;
  /** Prepares a rotation; nothing is revealed before it is committed. */
  rotate(clientSeed: string): Rotation;
}

/** Loads the key at first use. */
export type ReadServerSeeds = () => Promise<ServerSeeds>;

/**
 * Derives server seeds: seed number n of a player is HMAC-SHA256 of `player:n` under the key, as 64 hex characters. No table contains a
 * seed before it is revealed, so that access to wallets does not allow predicting draws.
 *
 * @param key  random, at least 256 bits; another key yields other seeds
 */
export function createServerSeeds(key: string): ServerSeeds {
  return {
    of({ wallet: { player }, seeds: { number, clientSeed, nonce, hashes }, revealed }) {
      const serverSeed = seedOf(player, number);
      const commitment = commitmentTo(number, { clientSeed, nonce });
      const { serverSeedHash, nextServerSeedHash } = commitment;
      const promised = hashes ?? commitment;
      if (serverSeedHash !== promised.serverSeedHash || nextServerSeedHash !== promised.nextServerSeedHash)
        throw new Error(`The key does not give server seed ${number} that was committed to`);

      const chanceAt = (at: number): Chance => ({
        commitment: { ...commitment, nonce: at },
        draws: drawsFrom((block) =>
          createHmac('sha256', serverSeed)
            .update(roundMessage(clientSeed, at, block))
            .digest(),
        ),
      });
      return {
        commitment,
        revealed: revealed && reveal(seedOf(player, number - 1), revealed),
        nextChance: () => chanceAt(nonce),
        chanceOf(used) {
          if (used >= nonce) throw new RangeError(`No round has used nonce ${used}`);
          return chanceAt(used);
        },
        rotate: (nextClientSeed) => ({
          revealed: reveal(serverSeed, { clientSeed, rounds: nonce }),
          current: commitmentTo(number + 1, { clientSeed: nextClientSeed, nonce: 0 }),
        }),
      };

      function commitmentTo(of: number, used: Pick<Commitment, 'clientSeed' | 'nonce'>): Commitment {
        return {
          serverSeedHash: seedHash(seedOf(player, of)),
          nextServerSeedHash: seedHash(seedOf(player, of + 1)),
          ...used,
        };
      }
    },
  };

  function seedOf(player: string, number: number): string {
    return createHmac('sha256', key).update(`${player}:${number}`).digest('hex');
  }
}

function reveal(serverSeed: string, used: Pick<RevealedSeed, 'clientSeed' | 'rounds'>): RevealedSeed {
  return { serverSeed, serverSeedHash: seedHash(serverSeed), ...used };
}

/** Returns the commitment to a seed: SHA-256 of its text, as 64 hex characters. */
export function seedHash(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'utf8').digest('hex');
}
