import { createHash, createHmac } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import { drawRound } from '#domain/games/slots/round';
import { productGames } from '../../../lambdas/games';
import type { Change } from '../table/database';
import { type Invariant, mustHold } from './checks';

interface RoundDetail {
  readonly kind: 'round';
  readonly parHash: string;
  readonly draws: readonly number[];
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

interface RotationDetail {
  readonly kind: 'seed-rotation';
  readonly revealed: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly rounds: number;
  };
}

/** A server seed that the house has made, and how many rounds were played on it. */
interface Seed {
  readonly serverSeed: string;
  rounds: number;
  isRevealed: boolean;
}

export interface FairnessInvariant extends Invariant {
  /** Keeps a seed that was made, so that what is drawn from it can be computed again. */
  made(serverSeed: string): void;
}

/** Each nonce of a server seed is used once, in order; what is drawn is what the seed gives; a revealed seed is out of use. */
export function fairnessInvariant(): FairnessInvariant {
  const seeds = new Map<string, Seed>();
  return { made, committed };

  function made(serverSeed: string): void {
    const hash = createHash('sha256').update(serverSeed, 'utf8').digest('hex');
    seeds.set(hash, { serverSeed, rounds: 0, isRevealed: false });
  }

  function committed(changes: readonly Change[]): void {
    for (const { table, after } of changes) {
      if (table !== 'ledger') continue;
      const detail = after?.['detail'] as RoundDetail | RotationDetail | { kind: 'other' };
      if (detail.kind === 'round') checkRound(detail);
      if (detail.kind === 'seed-rotation') checkRotation(detail);
    }
  }

  function checkRound({ parHash, draws, serverSeedHash, clientSeed, nonce }: RoundDetail): void {
    const seed = seeds.get(serverSeedHash);
    mustHold(
      seed !== undefined && !seed.isRevealed,
      () => `a round was played on the seed ${serverSeedHash}`,
    );
    mustHold(nonce === seed.rounds, () => `nonce ${nonce} was used after ${seed.rounds} rounds of its seed`);
    seed.rounds += 1;
    const chance = drawsFrom((block) =>
      createHmac('sha256', seed.serverSeed)
        .update(roundMessage(clientSeed, nonce, block))
        .digest(),
    );
    const expected = drawRound(productGames.gameOfRound(parHash).machine, chance);
    mustHold(
      expected.length === draws.length && expected.every((draw, place) => draw === draws[place]),
      () => `nonce ${nonce} of its seed gives ${expected.join(' ')}, not ${draws.join(' ')}`,
    );
  }

  function checkRotation({ revealed: { serverSeed, serverSeedHash, rounds } }: RotationDetail): void {
    const seed = seeds.get(serverSeedHash);
    mustHold(
      seed?.serverSeed === serverSeed && seed.rounds === rounds && !seed.isRevealed,
      () => `a rotation revealed ${serverSeedHash} after ${rounds} rounds`,
    );
    seed.isRevealed = true;
  }
}
