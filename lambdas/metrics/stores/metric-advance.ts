import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Move } from './metric-moves';

/** How a transaction of several moves ended. */
export type Advanced =
  | { readonly hasMoved: true }
  /**
   * Nothing was written. `inTheWay` tells whose moves were why; where it is empty, the part of the figures was busy, and another
   * attempt adds to another part.
   */
  | { readonly hasMoved: false; readonly inTheWay: ReadonlyMap<string, WriteConflict> };

/**
 * - `conflict`: the cursor is not where it was read, or another transaction has it in hand; it is to be read again
 * - `unwritable`: the player's own item cannot take what would be added, and never will until somebody mends it
 */
export type WriteConflict = 'conflict' | 'unwritable';

const obstacles: Readonly<Record<string, WriteConflict | undefined>> = {
  ConditionalCheckFailed: 'conflict',
  TransactionConflict: 'conflict',
  ValidationError: 'unwritable',
};

/** What keeps a transaction from one part of the figures and not from another. */
const busyCodes = [
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'ValidationError',
];

/**
 * Finds out who was in the way of a transaction, whose actions are those of the moves and then those on the figures.
 *
 * @throws the error itself for anything that another attempt would not get around
 */
export function conflictsOf(error: unknown, moves: readonly Move[]): Advanced {
  if (!(error instanceof TransactionCanceledException)) throw error;
  const reasons = error.CancellationReasons ?? [];
  const ofMoves = reasons.slice(0, moves.length);
  const ofMetrics = reasons.slice(moves.length);
  const inTheWay = new Map<string, WriteConflict>();
  for (const [index, { from }] of moves.entries()) {
    const code = ofMoves[index]?.Code ?? 'None';
    const conflictKind = obstacles[code];
    if (conflictKind) inTheWay.set(from.player, conflictKind);
    else if (code !== 'None') throw error;
  }
  if (!ofMetrics.every(isPassing) || !reasons.some(hasFailed)) throw error;
  return { hasMoved: false, inTheWay };
}

function isPassing(reason: CancellationReason): boolean {
  return !hasFailed(reason) || busyCodes.includes(reason.Code ?? '');
}

function hasFailed({ Code = 'None' }: CancellationReason): boolean {
  return Code !== 'None';
}
