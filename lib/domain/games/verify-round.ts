import { drawsFrom } from '#domain/fairness/draws';
import type { AnyGame, GameOutcome } from './games';
import {
  type RecordedRound as RecordedSlotsRound,
  type RoundCheck as SlotsRoundCheck,
  type RoundEvidence,
  verifyRound as verifySlotsRound,
} from './slots/verify-round';

/** A settled round as recorded in the ledger. */
export interface RecordedRound {
  /** Total stake, including that of decisions. */
  readonly stake: number;
  /** Stake before any decision. */
  readonly firstStake: number;
  readonly choice: string | null;
  readonly decisions: readonly string[];
  readonly payout: number;
  readonly outcome: GameOutcome;
  readonly proof: RecordedSlotsRound['proof'];
}

/** One comparison, with the recorded and the computed value as text. */
export interface RoundCheck extends Omit<SlotsRoundCheck, 'id'> {
  readonly id: SlotsRoundCheck['id'] | 'outcome';
}

/**
 * Replays a recorded round of any game from its revealed seed and compares it, point by point, with the record.
 *
 * Only stake, choice, decisions and proof of the record enter the recomputation, so a forged outcome cannot confirm itself.
 *
 * @param game  the version that the round was played on
 * @returns every check, in the order in which a reader would follow the proof; the round is proven when all hold
 * @throws RangeError for a stake or a choice that the game does not accept
 */
export function verifyRound(game: AnyGame, round: RecordedRound, evidence: RoundEvidence): RoundCheck[] {
  const { stake, firstStake, choice, decisions, payout, outcome, proof } = round;
  if (game.family === 'slots' && outcome.family === 'slots')
    return verifySlotsRound(game.machine, { stake, payout, outcome, proof }, evidence);
  const computed = game.play(drawsFrom(evidence.block), { stake: firstStake, choice, decisions });
  const isPlayed = !('code' in computed);
  return [
    check('seed', proof.serverSeedHash, evidence.serverSeedHash),
    check('machine', proof.parHash, evidence.parHash),
    check('outcome', textOf(outcome), isPlayed ? textOf(computed.outcome) : ''),
    check('payout', paidLabel(stake, payout), isPlayed ? paidLabel(computed.staked, computed.payout) : ''),
  ];
}

/** The payout of a round and its total stake. */
function paidLabel(staked: number, payout: number | null): string {
  return `${payout} of ${staked}`;
}

function check(id: RoundCheck['id'], recorded: string, computed: string): RoundCheck {
  return { id, recorded, computed, holds: recorded === computed };
}

/** One text for equal outcomes, independent of the order of their properties. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([left], [right]) => (left < right ? -1 : 1)))
      : each,
  );
}
