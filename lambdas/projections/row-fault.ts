import type { Row } from '#lambdas/runtime/aws/stream-rows';

/**
 * Why a row cannot be added: its content, never the state of a service. `figures-unwritable` alone is about where it would be
 * added: the player's own item was changed by somebody else.
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

/** What is kept and logged of an error: never its message, which may quote the row. */
export function faultOf(error: unknown): string {
  return error instanceof RowFault ? error.code : (error as Error).name;
}

/**
 * The number of a row, which puts it in order whatever else is wrong with it.
 *
 * @throws RowFault if it has none
 */
export function sequenceOf(row: Row | undefined): number {
  const sequence = row?.['sequence'];
  if (Number.isSafeInteger(sequence) && (sequence as number) > 0) return sequence as number;
  throw new RowFault('row-unreadable', 'A row of the ledger has no number');
}
