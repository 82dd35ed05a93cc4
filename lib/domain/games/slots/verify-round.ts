import type { RoundProof } from '#domain/fairness/commitment';
import { type BlockSource, drawsFrom } from '#domain/fairness/draws';
import { cascadeFrom } from './cascade';
import type { SlotMachine } from './machine';
import { priceOf } from './price';
import type { RespinsOutcome } from './respins';
import { playRound } from './round';
import type { ClusterWin, SpinOutcome, WayWin } from './spin';

/** A round as recorded in the ledger. */
export interface RecordedRound {
  readonly stake: number;
  readonly payout: number;
  readonly outcome: { readonly spins: readonly SpinOutcome[] };
  readonly proof: RoundProof;
}

/** Hashes that the verifier computed: with Web Crypto in a browser, with node:crypto on a server. */
export interface RoundEvidence {
  /** SHA-256 of the revealed server seed's text. */
  readonly serverSeedHash: string;
  /** SHA-256 of the machine's canonical text. */
  readonly parHash: string;
  /** HMAC-SHA256 blocks of this round, keyed by the revealed server seed's text; `blocksOfRound` of them suffice. */
  readonly block: BlockSource;
}

/** One comparison, with the recorded and the computed value as text. */
export interface RoundCheck {
  readonly id: 'seed' | 'machine' | 'stops' | 'window' | 'wins' | 'payout';
  readonly recorded: string;
  readonly computed: string;
  readonly holds: boolean;
}

/**
 * Replays a recorded round from its revealed seed and compares it, point by point, with the record.
 *
 * Only stake and proof of the record enter the recomputation, so a forged outcome cannot confirm itself.
 *
 * @returns every check, in the order in which a reader would follow the proof, each over all spins of the round; the round is proven when
 *   all hold
 * @throws RangeError when the recorded stake does not split into the machine's stake parts
 */
export function verifyRound(
  machine: SlotMachine,
  { stake, payout, outcome, proof }: RecordedRound,
  evidence: RoundEvidence,
): RoundCheck[] {
  const computed = playRound(machine, drawsFrom(evidence.block), stake);
  const inSpins = (id: RoundCheck['id'], label: (spin: SpinOutcome) => string) =>
    check(id, spinBySpin(outcome.spins, label), spinBySpin(computed.spins, label));
  return [
    check('seed', proof.serverSeedHash, evidence.serverSeedHash),
    check('machine', proof.parHash, evidence.parHash),
    inSpins('stops', ({ stops }) => stops.join(' ')),
    inSpins('window', ({ window }) => window.map((symbols) => symbols.join(' ')).join(' | ')),
    inSpins('wins', (spin) => winLabel(machine, stake, spin)),
    check('payout', payoutLabel(outcome.spins, payout), payoutLabel(computed.spins, computed.payout)),
  ];
}

function check(id: RoundCheck['id'], recorded: string, computed: string): RoundCheck {
  return { id, recorded, computed, holds: recorded === computed };
}

function spinBySpin(spins: readonly SpinOutcome[], label: (spin: SpinOutcome) => string): string {
  return spins.map(label).join(' / ');
}

/** Lines are numbered from 1 here, as on the pay table. Wins of windows after a tumble follow from the stops, of the record as well. */
function winLabel(machine: SlotMachine, stake: number, spin: SpinOutcome): string {
  const {
    lineWins,
    wayWins,
    clusterWins = [],
    scatterWin,
    multiplier,
    freeSpinsWon,
    respins,
    tumbles,
  } = spin;
  const wins = [
    ...lineWins.map(({ line, symbol, count, payout }) => `line ${line + 1}: ${count} ${symbol} ${payout}`),
    ...wayWins.map(wayLabel),
    ...clusterWins.map(clusterLabel),
  ];
  if (tumbles) wins.push(...laterWins(machine, stake, spin));
  if (scatterWin)
    wins.push(
      `${tumbles ? 'last window' : 'anywhere'}: ${scatterWin.count} ${scatterWin.symbol} ${scatterWin.payout}`,
    );
  if (freeSpinsWon > 0) wins.push(`free spins: ${freeSpinsWon}`);
  if (respins) wins.push(respinsLabel(respins));
  if (tumbles) wins.push(`tumbles: ${tumbles}`);
  const label = wins.length > 0 ? wins.join(' | ') : 'none';
  return multiplier === 1 ? label : `× ${multiplier}: ${label}`;
}

function wayLabel({ symbol, count, ways, payout }: WayWin): string {
  return `${ways} ways: ${count} ${symbol} ${payout}`;
}

/** The wins of each window after a tumble, with their multiplier. */
function laterWins(machine: SlotMachine, stake: number, { stops }: SpinOutcome): string[] {
  const [, ...later] = machine.tumbles ? cascadeFrom(machine, machine.tumbles, stops) : [];
  return later.flatMap(({ runs, multiplier }, at) =>
    runs.map(({ pays, ...run }) => {
      const win = wayLabel({ ...run, payout: priceOf(machine, pays, stake, multiplier) });
      return `tumble ${at + 1} × ${multiplier}: ${win}`;
    }),
  );
}

/** Positions with reel and row from 1. */
function clusterLabel({ symbol, count, positions, payout }: ClusterWin): string {
  const places = positions.map(({ reel, row }) => `${reel + 1}.${row + 1}`).join(' ');
  return `cluster ${places}: ${count} ${symbol} ${payout}`;
}

/** Symbols of the spin, then those of each respin, with reel and row from 1 and their values. */
function respinsLabel({ held, respins, grand, payout }: RespinsOutcome): string {
  const steps = [held, ...respins].map(
    (symbols) =>
      symbols.map(({ reel, row, payout: value }) => `${reel + 1}.${row + 1} ${value}`).join(', ') || '–',
  );
  return `respins: ${steps.join(' ; ')} = ${grand > 0 ? `${payout} with ${grand} for all` : payout}`;
}

/** One number for a round of one spin, a sum for several; a record whose spins do not add up reads as such. */
function payoutLabel(spins: readonly SpinOutcome[], payout: number): string {
  const label = spins.map((spin) => spin.payout).join(' + ');
  return label === String(payout) ? label : `${label} = ${payout}`;
}
