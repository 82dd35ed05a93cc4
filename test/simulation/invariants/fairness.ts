import { createHash, createHmac } from 'node:crypto';
import { dailyWheel, type WheelSpinDetail } from '#domain/coins/daily-wheel';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom, type Draws, recordDraws } from '#domain/fairness/draws';
import { drawRow } from '#domain/games/odds/weighted-prizes';
import type { RoundDetail, RoundOpenDetail } from '#domain/games/round-detail';
import { productGames } from '../../../lambdas/games';
import type { Change } from '../table/database';
import { type Invariant, mustHold } from './checks';

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
      const detail = after?.['detail'] as
        | RoundDetail
        | RoundOpenDetail
        | RotationDetail
        | WheelSpinDetail
        | { kind: 'other' };
      if (detail.kind === 'round' || detail.kind === 'round-open') checkRound(detail);
      if (detail.kind === 'wheel-spin') checkSpin(detail);
      if (detail.kind === 'seed-rotation') checkRotation(detail);
    }
  }

  function checkRound(detail: RoundDetail | RoundOpenDetail): void {
    const { parHash, draws, nonce, stake, firstStake = stake, choice } = detail;
    // A decision goes on with the nonce that its round began with.
    const chance = drawsOf(detail, { isNew: detail.begun === undefined });
    const { draws: recording, drawn: expected } = recordDraws(chance);
    const play = { stake: firstStake, choice: choice ?? null, decisions: detail.decisions ?? [] };
    const played = productGames.gameOfRound(parHash).game.play(recording, play);
    mustHold(
      !('code' in played) &&
        expected.length === draws.length &&
        expected.every((draw, place) => draw === draws[place]),
      () => `nonce ${nonce} of its seed gives ${expected.join(' ')}, not ${draws.join(' ')}`,
    );
  }

  function checkSpin(detail: WheelSpinDetail): void {
    const segment = drawRow(dailyWheel.segments, drawsOf(detail, { isNew: true }));
    mustHold(
      segment === detail.segment && dailyWheel.segments[segment]?.sweeps === detail.sweeps,
      () => `nonce ${detail.nonce} of its seed gives segment ${segment}, not ${detail.segment}`,
    );
  }

  /** What a seed gives under a nonce, which must be its next, or the latest again. */
  function drawsOf(
    { serverSeedHash, clientSeed, nonce }: Pick<RoundDetail, 'serverSeedHash' | 'clientSeed' | 'nonce'>,
    { isNew }: { isNew: boolean },
  ): Draws {
    const seed = seeds.get(serverSeedHash);
    mustHold(
      seed !== undefined && !seed.isRevealed,
      () => `a round was played on the seed ${serverSeedHash}`,
    );
    const next = isNew ? seed.rounds : seed.rounds - 1;
    mustHold(nonce === next, () => `nonce ${nonce} was used after ${seed.rounds} rounds of its seed`);
    seed.rounds = nonce + 1;
    return drawsFrom((block) =>
      createHmac('sha256', seed.serverSeed)
        .update(roundMessage(clientSeed, nonce, block))
        .digest(),
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
