/** The count of an amount from one text to another. */
export interface AmountCount {
  readonly start: string;
  readonly end: string;
  readonly durationMs: number;
  readonly isFinished: boolean;
}

/** The count that is on show after a change: the same one, or a new one that has not finished. */
export function countAfter(
  before: AmountCount | null,
  { start, end, durationMs }: Omit<AmountCount, 'isFinished'>,
): AmountCount {
  const isSame = before?.start === start && before.end === end && before.durationMs === durationMs;
  return isSame ? before : { start, end, durationMs, isFinished: false };
}

/** The text whose room is kept: the longer amount while it counts, so that no digit moves what is around it, and then the last one. */
export function roomOf({ start, end, isFinished }: AmountCount): string {
  return !isFinished && start.length > end.length ? start : end;
}
