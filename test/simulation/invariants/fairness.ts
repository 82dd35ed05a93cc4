import { createHash, createHmac } from 'node:crypto';
import { dailyWheel, type WheelSpinDetail } from '#domain/coins/daily-wheel';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom, type Draws, recordDraws } from '#domain/fairness/draws';
import { drawRow } from '#domain/games/odds/weighted-prizes';
import type { RoundDetail, RoundOpenDetail } from '#domain/games/round-detail';
import type { Change } from '#lambdas/in-memory/database';
import { productGames } from '#lambdas/play/product-games';
import { type Invariant, assertInvariant } from './checks';

interface RotationDetail {
  readonly kind: 'seed-rotation';
  readonly revealed: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly rounds: number;
  };
  readonly current: { readonly serverSeedHash: string; readonly nextServerSeedHash: string };
}

/** The current server seed of a player and its number of rounds. */
interface Seed {
  readonly number: number;
  readonly serverSeed: string;
  readonly hash: string;
  readonly rounds: number;
}

/**
 * Each nonce of a server seed is used once, in order; draws follow from the seed; a revealed seed is retired, and the next derived seed
 * replaces it.
 *
 * @param key  key from which seeds are derived
 */
export function fairnessInvariant(key: string): Invariant {
  const seeds = new Map<string, Seed>();
  return { committed };

  function committed(changes: readonly Change[]): void {
    for (const { table, after } of changes) {
      if (table !== 'ledger') continue;
      const player = after?.['player'] as string;
      const detail = after?.['detail'] as
        | RoundDetail
        | RoundOpenDetail
        | RotationDetail
        | WheelSpinDetail
        | { kind: 'other' };
      if (detail.kind === 'round' || detail.kind === 'round-open') checkRound(player, detail);
      if (detail.kind === 'wheel-spin') checkSpin(player, detail);
      if (detail.kind === 'seed-rotation') checkRotation(player, detail);
    }
  }

  function checkRound(player: string, detail: RoundDetail | RoundOpenDetail): void {
    const { parHash, draws, nonce, stake, firstStake = stake, choice } = detail;
    // A decision continues with the nonce of its round.
    const chance = drawsOf(player, detail, { isNew: detail.begun === undefined });
    const { draws: recording, drawn: expected } = recordDraws(chance);
    const play = { stake: firstStake, choice: choice ?? null, decisions: detail.decisions ?? [] };
    const played = productGames.gameOfRound(parHash).game.play(recording, play);
    assertInvariant(
      !('code' in played) &&
        expected.length === draws.length &&
        expected.every((draw, place) => draw === draws[place]),
      () => `nonce ${nonce} of its seed gives ${expected.join(' ')}, not ${draws.join(' ')}`,
    );
  }

  function checkSpin(player: string, detail: WheelSpinDetail): void {
    const segment = drawRow(dailyWheel.segments, drawsOf(player, detail, { isNew: true }));
    assertInvariant(
      segment === detail.segment && dailyWheel.segments[segment]?.sweeps === detail.sweeps,
      () => `nonce ${detail.nonce} of its seed gives segment ${segment}, not ${detail.segment}`,
    );
  }

  /** Draws of a player’s seed for a nonce, which must be the next one, or an earlier one for a continued round. */
  function drawsOf(
    player: string,
    { serverSeedHash, clientSeed, nonce }: Pick<RoundDetail, 'serverSeedHash' | 'clientSeed' | 'nonce'>,
    { isNew }: { isNew: boolean },
  ): Draws {
    const seed = seedOf(player);
    assertInvariant(seed.hash === serverSeedHash, () => `a round was played on the seed ${serverSeedHash}`);
    assertInvariant(
      isNew ? nonce === seed.rounds : nonce < seed.rounds,
      () => `nonce ${nonce} was used after ${seed.rounds} rounds of its seed`,
    );
    if (isNew) seeds.set(player, { ...seed, rounds: nonce + 1 });
    return drawsFrom((block) =>
      createHmac('sha256', seed.serverSeed)
        .update(roundMessage(clientSeed, nonce, block))
        .digest(),
    );
  }

  function checkRotation(player: string, { revealed, current }: RotationDetail): void {
    const { serverSeed, serverSeedHash, rounds } = revealed;
    const seed = seedOf(player);
    const next = derive(player, seedOf(player).number + 1);
    assertInvariant(
      seed.serverSeed === serverSeed && seed.hash === serverSeedHash && seed.rounds === rounds,
      () => `a rotation revealed ${serverSeedHash} after ${rounds} rounds`,
    );
    const following = derive(player, next.number + 1);
    assertInvariant(
      current.serverSeedHash === next.hash && current.nextServerSeedHash === following.hash,
      () => `a rotation went on with ${current.serverSeedHash}`,
    );
    seeds.set(player, next);
  }

  function seedOf(player: string): Seed {
    return seeds.get(player) ?? derive(player, 0);
  }

  function derive(player: string, number: number): Seed {
    const serverSeed = createHmac('sha256', key).update(`${player}:${number}`).digest('hex');
    const hash = createHash('sha256').update(serverSeed, 'utf8').digest('hex');
    return { number, serverSeed, hash, rounds: 0 };
  }
}
