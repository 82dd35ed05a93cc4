import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom, precomputedBlocks } from '#domain/fairness/draws';
import type { SlotMachine } from '#domain/games/slots/machine';
import { canonicalMachine } from '#domain/games/slots/par-sheet';
import { drawStops, evaluateSpin } from '#domain/games/slots/spin';
import type { Round } from '#web/lib/play-fab-ops-types';
import { hex, hmacSha256, sha256Hex } from './web-crypto';

/** One check of a round: what was promised or recorded, and what this browser computed itself. */
export interface Check {
  readonly id: 'seed' | 'machine' | 'stops' | 'window' | 'payout';
  readonly recorded: string;
  readonly computed: string;
  readonly holds: boolean;
}

export interface Verification {
  readonly checks: readonly Check[];
  /** What went into the hash that the reels were drawn from, and the hash in hex characters. */
  readonly draw: { readonly message: string; readonly block: string };
  readonly holds: boolean;
}

/** Enough words for any machine: a draw uses one of eight words a block, and a skipped word is rare. */
const blocksComputed = 8;

/**
 * Recomputes a round from the revealed seed, without asking anybody: the seed against its hash, the machine against its
 * hash, then the draw, the window and the payout against what the house recorded.
 *
 * @param serverSeed  the revealed seed, 64 hex characters
 * @param machine     the machine as it is published now
 */
export async function verifyRound(
  round: Round,
  serverSeed: string,
  machine: SlotMachine,
): Promise<Verification> {
  const { proof, outcome, stake, payout } = round;
  const messages = Array.from({ length: blocksComputed }, (_, block) =>
    roundMessage(proof.clientSeed, proof.nonce, block),
  );
  const blocks = await Promise.all(messages.map((message) => hmacSha256(serverSeed, message)));
  const stops = drawStops(machine, drawsFrom(precomputedBlocks(blocks)));
  const spin = evaluateSpin(machine, stops, stake);

  const checks = [
    check('seed', proof.serverSeedHash, await sha256Hex(serverSeed)),
    check('machine', proof.parHash, await sha256Hex(canonicalMachine(machine))),
    check('stops', outcome.stops.join(' '), stops.join(' ')),
    check('window', windowText(outcome.window), windowText(spin.window)),
    check('payout', String(payout), String(spin.payout)),
  ];
  const draw = { message: messages[0] ?? '', block: hex(blocks[0] ?? new Uint8Array()) };
  return { checks, draw, holds: checks.every(({ holds }) => holds) };
}

function check(id: Check['id'], recorded: string, computed: string): Check {
  return { id, recorded, computed, holds: recorded === computed };
}

function windowText(window: readonly (readonly string[])[]): string {
  return window.map((symbols) => symbols.join(' ')).join(' | ');
}
