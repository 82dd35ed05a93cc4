import type { RoundProof } from '#domain/fairness/commitment';
import { type BlockSource, drawsFrom } from '#domain/fairness/draws';
import type { SlotMachine } from './machine';
import { drawStops, evaluateSpin, type SpinOutcome } from './spin';

/** A spin as the house recorded it. */
export interface RecordedSpin {
  readonly stake: number;
  readonly payout: number;
  readonly outcome: Omit<SpinOutcome, 'payout'>;
  readonly proof: RoundProof;
}

/** What the verifier hashed on its own: with Web Crypto in a browser, with node:crypto on a server. */
export interface SpinEvidence {
  /** SHA-256 of the revealed server seed's text. */
  readonly serverSeedHash: string;
  /** SHA-256 of the machine's canonical text. */
  readonly parHash: string;
  /** HMAC-SHA256 blocks of this round, keyed by the revealed server seed's text. */
  readonly block: BlockSource;
}

/** One point of comparison, in words of the record and in words of what was computed from the evidence. */
export interface SpinCheck {
  readonly id: 'seed' | 'machine' | 'stops' | 'window' | 'wins' | 'payout';
  readonly recorded: string;
  readonly computed: string;
  readonly holds: boolean;
}

/**
 * Plays a recorded spin again from its revealed seed and compares it, point by point, with the record.
 *
 * Nothing of the record but stake and proof goes into the recomputation, so a forged outcome cannot vouch for itself.
 *
 * @returns every check, in the order in which a person would follow the proof; the spin is proven when all hold
 * @throws RangeError if the recorded stake does not split over the machine's lines
 */
export function verifySpin(
  machine: SlotMachine,
  { stake, payout, outcome, proof }: RecordedSpin,
  evidence: SpinEvidence,
): SpinCheck[] {
  const stops = drawStops(machine, drawsFrom(evidence.block));
  const spin = evaluateSpin(machine, stops, stake);
  return [
    check('seed', proof.serverSeedHash, evidence.serverSeedHash),
    check('machine', proof.parHash, evidence.parHash),
    check('stops', outcome.stops.join(' '), spin.stops.join(' ')),
    check('window', windowWords(outcome), windowWords(spin)),
    check('wins', winWords(outcome), winWords(spin)),
    check('payout', String(payout), String(spin.payout)),
  ];
}

function check(id: SpinCheck['id'], recorded: string, computed: string): SpinCheck {
  return { id, recorded, computed, holds: recorded === computed };
}

function windowWords({ window }: Pick<SpinOutcome, 'window'>): string {
  return window.map((symbols) => symbols.join(' ')).join(' | ');
}

/** Lines are numbered from 1 here, as they are on the pay table. */
function winWords({ lineWins, scatterWin }: Pick<SpinOutcome, 'lineWins' | 'scatterWin'>): string {
  const wins = lineWins.map(
    ({ line, symbol, count, payout }) => `line ${line + 1}: ${count} ${symbol} ${payout}`,
  );
  if (scatterWin) wins.push(`anywhere: ${scatterWin.count} ${scatterWin.symbol} ${scatterWin.payout}`);
  return wins.length > 0 ? wins.join(' | ') : 'none';
}
