import { fulfillmentOf } from '../category';
import type { Product } from '../product';

/**
 * States of a draw:
 * - `open` → `closing`, when the closing time has passed; no entry is accepted from here on
 * - `closing` → `closed`: all entries are counted, and the hash of their list is published
 * - `closed` → `drawn`: the seed is revealed and the winners are known
 * - `open` → `canceled`, by an admin with a reason
 */
export const drawStates = ['open', 'closing', 'closed', 'drawn', 'canceled'] as const;
export type DrawState = (typeof drawStates)[number];

export const mostWinners = 100;
/** Most days for which a draw can stay open. */
export const longestDrawDays = 366;
const longestMs = longestDrawDays * 24 * 60 * 60 * 1000;

/** An entry that won. */
export interface Winner {
  readonly number: number;
  /** Position in the list of entries. */
  readonly position: number;
  readonly player: string;
  readonly order: string;
  /** When an admin confirmed the prize; null before. */
  readonly confirmedAt: Date | null;
}

export interface Draw {
  /** Sorts by opening time. */
  readonly id: string;
  /** Product whose pieces are entries. */
  readonly product: string;
  readonly productName: string;
  /** Short description of the prize. */
  readonly prize: string;
  /** Number of winning entries; limited to the number of entries. */
  readonly winners: number;
  readonly openedAt: Date;
  readonly closesAt: Date;
  readonly state: DrawState;
  /** SHA-256 of the server seed's text, fixed before the first entry. */
  readonly seedHash: string;
  /** Set once the draw is closed. */
  readonly list: { readonly entries: number; readonly hash: string } | null;
  /** Set once it is drawn; winners in the order chosen. */
  readonly result: {
    readonly serverSeed: string;
    readonly drawnAt: Date;
    readonly winners: readonly Winner[];
  } | null;
  readonly cancellation: {
    readonly at: Date;
    readonly reason: string;
    /** Account that canceled it. */
    readonly actor: string;
  } | null;
  /** How far the refunds of a canceled draw have come; null before the first run. */
  readonly refunds: RefundProgress | null;
  /** Whether no work is left: the winners were notified, or every entry was refunded. */
  readonly isSettled: boolean;
  /** Incremented by every change. */
  readonly revision: number;
}

/** Progress of the refunds of a canceled draw. */
export interface RefundProgress {
  /** Number of the last entry that a run reached; null once every entry was reached. */
  readonly after: number | null;
  /** Entries that were reached and could not be refunded; they are tried again. */
  readonly failed: readonly number[];
  /** Until then, a run is refunding entries and others leave the draw alone; null between runs. */
  readonly claimedUntil: Date | null;
}

/** The fields of a draw that an admin sets. */
export interface DrawPlan {
  readonly prize: string;
  readonly winners: number;
  readonly closesAt: Date;
}

export type DrawRefused = {
  readonly code:
    | 'draws/not-for-draws'
    | 'draws/closing-not-possible'
    | 'draws/open-already'
    | 'draws/has-entries'
    | 'draws/closed'
    | 'draws/not-drawn'
    | 'draws/unknown-entry';
};

/**
 * Opens a draw for a product.
 *
 * @param opening.running  the product's current draw, if any
 */
export function openDraw(
  product: Product,
  plan: DrawPlan,
  opening: { id: string; seedHash: string; at: Date; running: Draw | null },
): Draw | DrawRefused {
  const { id, seedHash, at, running } = opening;
  if (fulfillmentOf(product.category) !== 'entered') return { code: 'draws/not-for-draws' };
  if (running && !hasEnded(running)) return { code: 'draws/open-already' };
  if (!isPossible(plan.closesAt, at)) return { code: 'draws/closing-not-possible' };
  return {
    id,
    product: product.id,
    productName: product.name,
    ...plan,
    openedAt: at,
    state: 'open',
    seedHash,
    list: null,
    result: null,
    cancellation: null,
    refunds: null,
    isSettled: false,
    revision: 0,
  };
}

/** Changes a draw that has no entries yet. */
export function changeDraw(
  draw: Draw,
  plan: Partial<DrawPlan>,
  { entries, at }: { entries: number; at: Date },
): Draw | DrawRefused {
  if (!isOpen(draw, at)) return { code: 'draws/closed' };
  if (entries > 0) return { code: 'draws/has-entries' };
  if (plan.closesAt && !isPossible(plan.closesAt, at)) return { code: 'draws/closing-not-possible' };
  return next(draw, plan);
}

/** Cancels an open draw before its closing time; its entries are refunded. */
export function cancelDraw(draw: Draw, cancellation: NonNullable<Draw['cancellation']>): Draw | DrawRefused {
  // After the closing time the result is fixed, and an admin who knew the seed could prevent it.
  if (draw.state !== 'open' || cancellation.at >= draw.closesAt) return { code: 'draws/closed' };
  return next(draw, { state: 'canceled', cancellation });
}

/** Moves the draw to `closing`, which ends the time for entries. */
export function beginClosing(draw: Draw): Draw {
  return next(draw, { state: 'closing' });
}

/** Records the published list of entries. */
export function closeDraw(draw: Draw, list: NonNullable<Draw['list']>): Draw {
  return next(draw, { state: 'closed', list });
}

/** Records the revealed seed and the winners it determines. */
export function revealDraw(draw: Draw, result: NonNullable<Draw['result']>): Draw {
  return next(draw, { state: 'drawn', result });
}

/** Records how far the refunds of a canceled draw have come. */
export function recordRefunds(draw: Draw, refunds: RefundProgress): Draw {
  return next(draw, { refunds });
}

/** Whether every entry of a canceled draw was refunded. */
export function isRefunded({ refunds }: Draw): boolean {
  return refunds?.after === null && refunds.failed.length === 0;
}

/** Marks the draw as having no work left. */
export function settleDraw(draw: Draw): Draw {
  return next(draw, { isSettled: true });
}

/** Time from which the draw needs processing. */
export function dueAt({ closesAt, cancellation }: Draw): Date {
  return cancellation?.at ?? closesAt;
}

/** Confirms a winner's prize. Idempotent. */
export function confirmWinner(draw: Draw, number: number, at: Date): Draw | DrawRefused {
  if (!draw.result) return { code: 'draws/not-drawn' };
  const winner = draw.result.winners.find((each) => each.number === number);
  if (!winner) return { code: 'draws/unknown-entry' };
  if (winner.confirmedAt) return draw;
  const winners = draw.result.winners.map((each) =>
    each === winner ? { ...winner, confirmedAt: at } : each,
  );
  return next(draw, { result: { ...draw.result, winners } });
}

/** Whether the draw accepts entries. */
export function isOpen({ state, closesAt }: Pick<Draw, 'state' | 'closesAt'>, now: Date): boolean {
  return state === 'open' && closesAt > now;
}

/** Whether a new draw of the product may be opened. */
function hasEnded({ state }: Draw): boolean {
  return state === 'drawn' || state === 'canceled';
}

function isPossible(closesAt: Date, now: Date): boolean {
  const ahead = closesAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= longestMs;
}

function next(draw: Draw, change: Partial<Draw>): Draw {
  return { ...draw, ...change, revision: draw.revision + 1 };
}
