import type { Row } from '#lambdas/runtime/aws/stream-rows';

/**
 * Why a row cannot be added: its content, never the state of a service. Only `metrics-unwritable` concerns the target: the player's own
 * item was changed from outside.
 */
export type RowFaultCode = 'row-unreadable' | 'row-unbalanced' | 'row-missing' | 'metrics-unwritable';

export class RowFault extends Error {
  override readonly name = 'RowFault';
  readonly code: RowFaultCode;

  constructor(code: RowFaultCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The part of an error that is stored and logged: never its message, which may quote the row. */
export function faultOf(error: unknown): string {
  return error instanceof RowFault ? error.code : (error as Error).name;
}

/**
 * The number of a row, which orders it whatever else is wrong with it.
 *
 * @throws RowFault if it has none
 */
export function sequenceOf(row: Row | undefined): number {
  const sequence = row?.['sequence'];
  if (Number.isSafeInteger(sequence) && (sequence as number) > 0) return sequence as number;
  throw new RowFault('row-unreadable', 'A row of the ledger has no number');
}
