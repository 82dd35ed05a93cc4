import { fulfillmentOf } from '../category';
import type { Product } from '../product';

/**
 * Where a draw stands:
 * - `open` → `closing`, when its time is over: from here on no gate lets anybody in
 * - `closing` → `closed`: all entries are counted, and the hash of their list is published
 * - `closed` → `drawn`: the seed is revealed, the winners are known
 * - `open` → `canceled`, by an admin with a reason
 */
export const drawStates = ['open', 'closing', 'closed', 'drawn', 'canceled'] as const;
export type DrawState = (typeof drawStates)[number];

export const mostWinners = 100;
const longestMs = 366 * 24 * 60 * 60 * 1000;

/** An entry that won. */
export interface Winner {
  readonly number: number;
  /** Position in the list of entries. */
  readonly position: number;
  readonly player: string;
  readonly order: string;
  /** When an admin confirmed that the prize is theirs; null before. */
  readonly confirmedAt: Date | null;
}

export interface Draw {
  /** Sorts by when it was opened. */
  readonly id: string;
  /** The product whose pieces are entries. */
  readonly product: string;
  readonly productName: string;
  /** What is won, in a few words. */
  readonly prize: string;
  /** How many entries win; all, when there are fewer. */
  readonly winners: number;
  readonly openedAt: Date;
  readonly closesAt: Date;
  readonly state: DrawState;
  /** SHA-256 of the server seed's text: it was fixed before the first entry. */
  readonly seedHash: string;
  /** Known once it is closed. */
  readonly list: { readonly entries: number; readonly hash: string } | null;
  /** Known once it is drawn; winners in the order in which they were chosen. */
  readonly result: {
    readonly serverSeed: string;
    readonly drawnAt: Date;
    readonly winners: readonly Winner[];
  } | null;
  readonly cancellation: {
    readonly at: Date;
    readonly reason: string;
    /** Whose sign-in it was made with. */
    readonly actor: string;
  } | null;
  /** Whether nothing is left to do: its winners were told, or everybody has their coins back. */
  readonly isSettled: boolean;
  /** One more with every change. */
  readonly revision: number;
}

/** What an admin says of a draw. */
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
 * @param opening.running  the draw of the product that has not ended, if any
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
    isSettled: false,
    revision: 0,
  };
}

/** Changes a draw that nobody has entered yet. */
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

/** Cancels a draw that was not drawn; its entries get their coins back. */
export function cancelDraw(draw: Draw, cancellation: NonNullable<Draw['cancellation']>): Draw | DrawRefused {
  // From then on the result is fixed, and an admin who knew the seed could call it off.
  if (draw.state !== 'open' || cancellation.at >= draw.closesAt) return { code: 'draws/closed' };
  return next(draw, { state: 'canceled', cancellation });
}

/** Ends the time for entries. */
export function beginClosing(draw: Draw): Draw {
  return next(draw, { state: 'closing' });
}

/** Publishes the list of entries. */
export function closeDraw(draw: Draw, list: NonNullable<Draw['list']>): Draw {
  return next(draw, { state: 'closed', list });
}

/** Reveals the seed and who won by it. */
export function revealDraw(draw: Draw, result: NonNullable<Draw['result']>): Draw {
  return next(draw, { state: 'drawn', result });
}

/** Notes that nothing is left to do. */
export function settleDraw(draw: Draw): Draw {
  return next(draw, { isSettled: true });
}

/** From when on there is something to do about a draw by itself. */
export function dueAt({ closesAt, cancellation }: Draw): Date {
  return cancellation?.at ?? closesAt;
}

/** Notes that a winner's prize is on its way. Confirming again changes nothing. */
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

/** Whether an entry may still be made. */
export function isOpen({ state, closesAt }: Pick<Draw, 'state' | 'closesAt'>, now: Date): boolean {
  return state === 'open' && closesAt > now;
}

/** Whether another draw of the product may follow. */
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
