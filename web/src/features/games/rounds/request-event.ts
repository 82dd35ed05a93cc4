import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Awaits } from './game-backend';
import type { Press } from './press';
import type { PressFate } from './refused-press';

/** A round, and its game version where that is needed to show it and is not the current one. */
export interface Played<Version = unknown> {
  readonly round: Round;
  readonly version: Version;
}

/** A failed or unanswered press. */
export interface Trouble {
  readonly press: Press;
  readonly fate: PressFate | 'stale';
  /** The failure of the request; null for an unanswered press that is too old to repeat automatically. */
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

/** Events of a press and its round, common to all games. Times are milliseconds of one clock. */
export type RequestEvent<Version = unknown> =
  | { type: 'asked'; press: Press; nowMs: number }
  | { type: 'answered'; key: string; played: Played<Version>; awaits: Awaits; kept: boolean; nowMs: number }
  | { type: 'resumed'; played: Played<Version>; awaits: Awaits }
  | { type: 'failed'; trouble: Trouble; nowMs: number }
  | { type: 'seen'; id: string }
  | { type: 'unseen'; id: string; failure: unknown }
  | { type: 'dismissed' };
