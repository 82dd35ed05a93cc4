import * as z from 'zod';
import { amount, coins } from '#domain/money/coin';
import { houseAccounts, playerAccounts } from '#domain/wallet/account';
import { assertDoubleEntry } from '#domain/wallet/posting';
import type { Totals } from '#stores/figure-updates';
import type { Row } from '#stores/stream-rows';

/** Why a row cannot be added: its content, never the state of a service. */
export type RowFaultCode = 'row-unreadable' | 'row-unbalanced' | 'row-missing';

export class RowFault extends Error {
  override readonly name = 'RowFault';
  readonly code: RowFaultCode;

  constructor(code: RowFaultCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
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

/** What the figures need of a row of the ledger. Rows may gain other attributes at any time. */
const movement = z.object({
  player: z.string().min(1),
  sequence: z.int().min(1),
  at: z.iso.datetime(),
  postings: z.array(
    z.tuple([z.enum([...playerAccounts, ...houseAccounts]), z.enum(coins), z.int().transform(amount)]),
  ),
  detail: z.object({ kind: z.string().min(1) }),
});

export type Movement = z.infer<typeof movement>;

/**
 * Reads a row of the ledger.
 *
 * @throws RowFault if it is none, or its postings do not sum to zero
 */
export function movementOf(row: Row): Movement {
  const read = movement.safeParse(row);
  if (!read.success) {
    const fields = read.error.issues.map(({ path }) => path.join('.'));
    throw new RowFault('row-unreadable', `A row of the ledger is not readable in ${fields.join(', ')}`);
  }
  const postings = read.data.postings.map(([account, coin, change]) => ({ account, coin, amount: change }));
  try {
    assertDoubleEntry(postings);
  } catch (cause) {
    throw new RowFault('row-unbalanced', 'The postings of a row of the ledger are no double entry', cause);
  }
  return read.data;
}

/**
 * What movements add to the totals of each day: per account and coin what it gained, in the coin's smallest unit, and how many
 * transactions there were, in all and of each kind.
 *
 * @returns totals by UTC day, `2026-11-21`
 */
export function totalsByDay(movements: Iterable<Movement>): Map<string, Totals> {
  const days = new Map<string, Totals>();
  for (const each of movements) {
    const day = dayOf(each);
    days.set(day, addTotals(days.get(day) ?? {}, totalsOf(each)));
  }
  return days;
}

/** Adds totals by name. */
export function addTotals(...parts: readonly Totals[]): Totals {
  const sums: Record<string, number> = {};
  for (const part of parts)
    for (const [name, change] of Object.entries(part)) sums[name] = (sums[name] ?? 0) + change;
  return sums;
}

/** A total that is not what the ledger says. */
export interface Difference {
  readonly total: string;
  readonly recorded: number;
  readonly recounted: number;
}

/** Every total in which two sums of the same rows differ. */
export function differencesBetween(recorded: Totals, recounted: Totals): Difference[] {
  const names = new Set([...Object.keys(recorded), ...Object.keys(recounted)]);
  return [...names]
    .sort()
    .map((total) => ({ total, recorded: recorded[total] ?? 0, recounted: recounted[total] ?? 0 }))
    .filter((each) => each.recorded !== each.recounted);
}

function dayOf({ at }: Movement): string {
  return at.slice(0, 'YYYY-MM-DD'.length);
}

function totalsOf({ postings, detail }: Movement): Totals {
  const counts = { transactions: 1, [`transactions ${detail.kind}`]: 1 };
  return addTotals(
    counts,
    ...postings.map(([account, coin, change]) => ({ [`${account} ${coin}`]: change })),
  );
}
