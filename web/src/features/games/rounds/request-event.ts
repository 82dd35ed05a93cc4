import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Awaits } from './game-backend';
import type { Press } from './press';
import type { PressFate } from './refused-press';

/** A round, and the version of its game that it was played on where that is needed to show it and is not the one of today. */
export interface Played<Version = unknown> {
  readonly round: Round;
  readonly version: Version;
}

/** What stands between the player and an answer. */
export interface Trouble {
  readonly press: Press;
  readonly fate: PressFate | 'stale';
  /** What the request failed with; null for a press that was found unanswered and too old to repeat by itself. */
  readonly failure: unknown;
  /** Why the round that comes first could not be looked for either; null unless that was tried and failed. */
  readonly readFailure: unknown;
}

/** A round that the house waits to have been seen, and why it could not be told so yet. */
export interface OpenRound {
  readonly gameId: string;
  readonly id: string;
  readonly failure: unknown;
}

/** What happens to a press and to the round behind it, whatever game is played. Times are milliseconds of one clock. */
export type RequestEvent<Version = unknown> =
  | { type: 'asked'; press: Press; nowMs: number }
  | { type: 'answered'; key: string; played: Played<Version>; awaits: Awaits; kept: boolean; nowMs: number }
  | { type: 'resumed'; played: Played<Version>; awaits: Awaits }
  | { type: 'failed'; trouble: Trouble; nowMs: number }
  | { type: 'seen'; id: string }
  | { type: 'unseen'; id: string; failure: unknown }
  | { type: 'dismissed' };
