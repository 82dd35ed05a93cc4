import { blocksFor } from '#domain/fairness/blocks';
import type { RoundProof } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import { type Fraction, fraction } from '#domain/games/odds/fraction';
import { drawRow, totalWeight, type Weighted } from '#domain/games/odds/weighted-prizes';
import type { Chance } from '#domain/games/play-round';
import type { RoundEvidence } from '#domain/games/slots/verify-round';
import type { RoundCheck } from '#domain/games/verify-round';
import { type Amount, amount } from '#domain/money/coin';
import { currentTerms, grantPostings, type GrantTerms } from '#domain/wallet/grant';
import type { Posting } from '#domain/wallet/posting';

/** A segment of the wheel: its prize, and its weight relative to the sum of all weights. */
export interface WheelSegment extends Weighted {
  readonly sweeps: Amount;
}

/** A wheel with free spins. A version is immutable once it has been spun. */
export interface GiftWheel {
  readonly id: string;
  readonly version: number;
  readonly segments: readonly WheelSegment[];
}

/** Version 1 of the daily wheel, with a mean of 0.354 SC. */
export const dailyWheel: GiftWheel = {
  id: 'daily-wheel',
  version: 1,
  segments: [
    { sweeps: amount(10), weight: 4_000 },
    { sweeps: amount(20), weight: 2_500 },
    { sweeps: amount(30), weight: 1_500 },
    { sweeps: amount(50), weight: 1_000 },
    { sweeps: amount(100), weight: 700 },
    { sweeps: amount(200), weight: 220 },
    { sweeps: amount(500), weight: 70 },
    { sweeps: amount(2_000), weight: 10 },
  ],
};

/** A recorded spin, whose result can be recomputed from its proof. */
export interface RecordedSpin {
  /** Index in the wheel's segments. */
  readonly segment: number;
  /** In hundredths of a Sweeps Coin. */
  readonly sweeps: number;
  /** `parHash` is SHA-256 of the wheel's canonical text. */
  readonly proof: RoundProof;
}

/** Ledger detail of a spin: outcome, proof and grant terms. */
export interface WheelSpinDetail extends RoundProof {
  readonly kind: 'wheel-spin';
  readonly wheel: string;
  readonly segment: number;
  readonly sweeps: Amount;
  readonly terms: GrantTerms;
}

/** Number of 32-byte blocks a verifier computes for a spin. */
export function blocksOfSpin({ segments }: GiftWheel): number {
  return blocksFor(1, [totalWeight(segments)]);
}

/** Exact mean prize of a spin, in hundredths of a Sweeps Coin. */
export function meanGift({ segments }: GiftWheel): Fraction {
  const weighted = segments.reduce((sum, { sweeps, weight }) => sum + BigInt(sweeps) * BigInt(weight), 0n);
  return fraction(weighted, BigInt(totalWeight(segments)));
}

/** Serializes the wheel to the text whose SHA-256 is in every proof: JSON without white space, fields in this order. */
export function canonicalGiftWheel({ id, version, segments }: GiftWheel): string {
  return JSON.stringify({
    id,
    version,
    segments: segments.map(({ sweeps, weight }) => ({ sweeps, weight })),
  });
}

/**
 * Spins the wheel: one draw selects the segment, from the player's seeds and a nonce that no round uses.
 *
 * @param parHash  SHA-256 of the wheel's canonical text, 64 hex characters
 */
export function spinWheel(
  wheel: GiftWheel,
  parHash: string,
  { draws, commitment }: Chance,
): { postings: Posting[]; detail: WheelSpinDetail } {
  const segment = drawRow(wheel.segments, draws);
  const { sweeps } = wheel.segments[segment] as WheelSegment;
  const { serverSeedHash, clientSeed, nonce } = commitment;
  return {
    postings: grantPostings({ account: 'player:sweeps-unplayed', amount: sweeps, reason: 'daily-wheel' }),
    detail: {
      kind: 'wheel-spin',
      wheel: wheel.id,
      segment,
      sweeps,
      terms: currentTerms,
      parHash,
      serverSeedHash,
      clientSeed,
      nonce,
    },
  };
}

/**
 * Repeats a spin from a revealed seed and compares each part with the record. Only the proof enters the recomputation, so a forged prize
 * cannot confirm itself.
 *
 * @param evidence.parHash  SHA-256 of this wheel's canonical text
 * @param evidence.block    HMAC-SHA256 blocks of the spin's nonce; `blocksOfSpin` of them suffice
 * @returns every check in the order of the proof; the spin is verified when all hold
 */
export function verifyWheelSpin(
  wheel: GiftWheel,
  { segment, sweeps, proof }: RecordedSpin,
  evidence: RoundEvidence,
): RoundCheck[] {
  const computed = drawRow(wheel.segments, drawsFrom(evidence.block));
  const gift = (wheel.segments[computed] as WheelSegment).sweeps;
  return [
    check('seed', proof.serverSeedHash, evidence.serverSeedHash),
    check('machine', proof.parHash, evidence.parHash),
    check('outcome', String(segment), String(computed)),
    check('payout', String(sweeps), String(gift)),
  ];
}

function check(id: RoundCheck['id'], recorded: string, computed: string): RoundCheck {
  return { id, recorded, computed, holds: recorded === computed };
}
