import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Move } from './metric-moves';

/** The outcome of a transaction of several moves. */
export type Advanced =
  | { readonly hasMoved: true }
  /**
   * Nothing was written. `conflicts` holds the players with a conflict; if it is empty, the part of the metrics was busy, and the next
   * attempt adds to another part.
   */
  | { readonly hasMoved: false; readonly conflicts: ReadonlyMap<string, WriteConflict> };

/**
 * - `conflict`: the cursor has moved, or another transaction is writing it; read it again
 * - `unwritable`: the player's item cannot take the addition until an operator repairs it
 */
export type WriteConflict = 'conflict' | 'unwritable';

const conflictsByCode: Readonly<Record<string, WriteConflict | undefined>> = {
  ConditionalCheckFailed: 'conflict',
  TransactionConflict: 'conflict',
  ValidationError: 'unwritable',
};

/** Codes of failures that concern one part of the metrics only. */
const busyCodes = [
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'ValidationError',
];

/**
 * Finds the players whose conflict canceled a transaction; its actions are those of the moves, followed by those of the metrics and of
 * days that are over.
 *
 * @throws the error itself if another attempt would not help
 */
export function conflictsOf(error: unknown, moves: readonly Move[]): Advanced {
  if (!(error instanceof TransactionCanceledException)) throw error;
  const reasons = error.CancellationReasons ?? [];
  const ofMoves = reasons.slice(0, moves.length);
  const ofMetrics = reasons.slice(moves.length);
  const conflicts = new Map<string, WriteConflict>();
  for (const [index, { from }] of moves.entries()) {
    const code = ofMoves[index]?.Code ?? 'None';
    const conflictKind = conflictsByCode[code];
    if (conflictKind) conflicts.set(from.player, conflictKind);
    else if (code !== 'None') throw error;
  }
  if (!ofMetrics.every(isPassing) || !reasons.some(hasFailed)) throw error;
  return { hasMoved: false, conflicts };
}

function isPassing(reason: CancellationReason): boolean {
  return !hasFailed(reason) || busyCodes.includes(reason.Code ?? '');
}

function hasFailed({ Code = 'None' }: CancellationReason): boolean {
  return Code !== 'None';
}
