import { createHash, createHmac } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';
import type { Chance } from '#domain/games/play-round';
import type { OpenWallet, Rotation } from '#lambdas/wallet/stores/wallet-change';

/** Server seeds of players. Only functions that draw, reveal or show commitments have the key that gives them. */
export interface ServerSeeds {
  /**
   * The seeds that a wallet is at, as it was read.
   *
   * @throws Error where the key does not give what the player was promised
   */
  of(open: OpenWallet): SeedsInUse;
}

/** What can be done with the seeds that a wallet is at. Seeds themselves stay within, until a rotation opens one. */
export interface SeedsInUse {
  readonly commitment: Commitment;
  /** The seed that the last rotation opened, null before the first. */
  readonly revealed: RevealedSeed | null;
  /** The chance of the next round; the same however often it is asked for, until that round is committed. */
  nextChance(): Chance;
  /**
   * The chance of the round before, which is that of a round that waits for a decision: nothing is played and no seed is opened
   * while it does.
   *
   * @throws RangeError before the first round of a seed
   */
  lastChance(): Chance;
  /** Prepares the end of the seed in use; nothing is revealed before the rotation is committed. */
  rotate(clientSeed: string): Rotation;
}

/** Reads the key where it is not known yet. */
export type ReadServerSeeds = () => Promise<ServerSeeds>;

/**
 * Derives server seeds: the one with number n of a player is HMAC-SHA256 of `player:n` under the key, as 64 hex characters. No table holds
 * one before it is revealed, so whoever reads wallets cannot foresee a draw.
 *
 * @param key  random, of at least 256 bits; another key gives other seeds
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
        lastChance: () => chanceAt(nonce - 1),
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

/** The commitment to a seed: SHA-256 of its text, as 64 hex characters. */
export function seedHash(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'utf8').digest('hex');
}
