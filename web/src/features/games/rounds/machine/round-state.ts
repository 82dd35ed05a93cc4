import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Balances } from '#web/lib/live/balances';
import type { Awaits } from '../game-backend';
import type { Press } from '../press';
import type { PressFate } from '../refused-press';

/** A round, and its game version where that is needed to show it and is not the current one. */
export interface Played<Version = unknown> {
  readonly round: Round;
  readonly version: Version;
}

/**
 * How a round came to the table.
 *
 * - `pressed`: a press of this visit
 * - `repeated`: what the check of an unanswered press has found; its stake is already deducted
 * - `resumed`: it was left open, or has advanced elsewhere
 * - `replayed`: from the history
 */
export type Origin = 'pressed' | 'repeated' | 'resumed' | 'replayed';

/** A round on the table. */
export interface TableRound<Version = unknown> extends Played<Version> {
  /** Unique per presentation: each answer, resumed round and replay has its own, counted from 1. */
  readonly presentation: number;
  readonly origin: Origin;
  readonly awaits: Awaits;
  /** The part of the stake that was already deducted at the request: nothing for a new round. */
  readonly stakedBefore: number;
  /** Balances after the round; null where the balances on show already include them. */
  readonly settled: Balances | null;
}

/** A failed or unanswered press. */
export interface Trouble {
  readonly press: Press;
  /** `unplayed`: nothing was settled under the key of the press when it was checked, and only the player may send it again. */
  readonly fate: PressFate | 'unplayed';
  /** The failure of the request; null for a press that was not played. */
  readonly failure: unknown;
  /** The failure to look up the blocking round; null unless that lookup failed. */
  readonly readFailure: unknown;
}

/** A round that waits to be confirmed as seen, and the failure of the last confirmation. */
export interface OpenRound {
  readonly gameId: string;
  readonly id: string;
  readonly failure: unknown;
}

interface Shared {
  /** The last press that led to no round: refused, or awaiting a retry. */
  readonly trouble: Trouble | null;
  readonly open: OpenRound | null;
  /** Start and end of the wait for the next round, in milliseconds of one clock. */
  readonly wait: { readonly fromMs: number; readonly untilMs: number };
  /** Until when a stake in another game delays a round, whatever becomes of a stake in this one. */
  readonly delayedUntilMs: number;
  /** Number of presentations so far. */
  readonly presentations: number;
}

/** A request whose outcome is unknown; the last round of this visit stays on the table. */
export interface Requesting<Version = unknown> extends Shared {
  readonly phase: 'requesting';
  readonly press: Press;
  /** Whether the press is only looked up by its key, and not sent. */
  readonly isChecked: boolean;
  /** Whether the player gives the press up: it is checked once more, since its request may have arrived after the first check. */
  readonly isGivenUp: boolean;
  /** Why the press was refused, while the round behind the refusal is being looked up. */
  readonly refusal: Trouble | null;
  readonly table: TableRound<Version> | null;
}

/**
 * State of the rounds of a game on a page.
 *
 * - `idle`: nothing is under way; on the table is the round that ended last, if any
 * - `requesting`: a request for a round or a decision is pending
 * - `showing`: the answer is known, and the game presents it
 * - `deciding`: the round waits for its player's decision
 */
export type RoundState<Version = unknown> =
  | Requesting<Version>
  | (Shared & { readonly phase: 'idle'; readonly table: TableRound<Version> | null })
  | (Shared & { readonly phase: 'showing' | 'deciding'; readonly table: TableRound<Version> });

export const nothingPlayed: RoundState<never> = {
  phase: 'idle',
  table: null,
  trouble: null,
  open: null,
  wait: { fromMs: 0, untilMs: 0 },
  delayedUntilMs: 0,
  presentations: 0,
};

type Unanswered = Trouble & { readonly fate: Exclude<Trouble['fate'], 'refused'> };

/** Whether the press was not settled as far as this page knows, so that it blocks the next one. */
export function awaitsRetry(trouble: Trouble | null): trouble is Unanswered {
  return trouble !== null && trouble.fate !== 'refused';
}

/** Whether the table shows a round of the history. */
export function isReplay({ table }: Pick<RoundState, 'table'>): boolean {
  return table?.origin === 'replayed';
}

/** The newest round that was played here; null before the first, and while the table shows one of the history. */
export function lastRoundOf(state: RoundState): Round | null {
  return isReplay(state) ? null : (state.table?.round ?? null);
}
