import * as z from 'zod';
import { amount, coins } from '#domain/money/coin';
import { houseAccounts, playerAccounts } from '#domain/wallet/account';
import { assertDoubleEntry } from '#domain/wallet/posting';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import { RowFault } from './row-fault';

/** The part of a ledger row that the metrics need. Rows can gain other attributes and kinds at any time. */
const movement = z.object({
  player: z.string().min(1),
  sequence: z.int().min(1),
  at: z.iso.datetime(),
  postings: z.array(
    z.tuple([z.enum([...playerAccounts, ...houseAccounts]), z.enum(coins), z.int().transform(amount)]),
  ),
  detail: z.looseObject({ kind: z.string().min(1) }),
});

/** Part of the name of a metric. */
const namePart = z.string().regex(/^[^#]{1,100}$/);

/** The additional part of a round's row. */
const playedRound = z.object({
  gameId: namePart,
  parHash: namePart,
  coin: z.enum(coins),
  stake: z.int().min(0),
  firstStake: z.int().min(0).optional(),
  payout: z.int().min(0),
});

/** The part of a purchase that metrics need, in US cents. */
const purchase = z.object({ priceCents: z.int().min(0) });
/** Pieces of an order by product; earlier rows do not contain them. */
const order = z.object({ pieces: z.record(namePart, z.int().min(0)).default({}) });
/** Negative cents give back a refund that the payment provider refused. */
const refund = z.object({ cents: z.int() });

/** The dollars of a purchase or a refund, in US cents; those of a refund are negative when it gives back one that was refused. */
export interface MovedMoney {
  readonly kind: 'purchase' | 'refund';
  readonly cents: number;
}

export interface Movement extends z.infer<typeof movement> {
  /** The round; null for a movement of another kind. */
  readonly round: z.infer<typeof playedRound> | null;
  /** Null for a movement of coins alone. */
  readonly money: MovedMoney | null;
  /** Pieces by product of an order; empty for other movements. */
  readonly pieces: Readonly<Record<string, number>>;
}

/**
 * Reads a row of the ledger.
 *
 * @throws RowFault if it is unreadable, or its postings do not sum to zero
 */
export function movementOf(row: Row): Movement {
  const read = readAs(movement, row);
  const postings = read.postings.map(([account, coin, change]) => ({ account, coin, amount: change }));
  try {
    assertDoubleEntry(postings);
  } catch (cause) {
    throw new RowFault('row-unbalanced', 'The postings of a row of the ledger are no double entry', cause);
  }
  const { detail } = read;
  return {
    ...read,
    round: detail.kind === 'round' ? readAs(playedRound, detail) : null,
    money: moneyOf(detail),
    pieces: detail.kind === 'order' ? readAs(order, detail).pieces : {},
  };
}

function moneyOf(detail: z.infer<typeof movement>['detail']): MovedMoney | null {
  if (detail.kind === 'purchase') return { kind: detail.kind, cents: readAs(purchase, detail).priceCents };
  return detail.kind === 'refund' ? { kind: detail.kind, cents: readAs(refund, detail).cents } : null;
}

function readAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => path.join('.'));
  throw new RowFault('row-unreadable', `A row of the ledger is not readable in ${fields.join(', ')}`);
}
