import type { Balances } from '#web/lib/live/balances';
import type { Awaits } from '../game-backend';
import type { LeftOpen } from '../left-open';
import type { Press } from '../press';
import type { OpenRound, Played, Trouble } from './round-state';

/** Events of the rounds of a game. Times are milliseconds of one clock. */
export type RoundEvent<Version = unknown> =
  /** The game was opened. */
  | {
      readonly type: 'opened';
      readonly unanswered: Press | null;
      readonly leftOpen: LeftOpen<Version> | null;
    }
  /** The device is online again. */
  | { readonly type: 'reconnected' }
  /** The player has staked in another game: no round begins before this time. */
  | { readonly type: 'delayed'; readonly untilMs: number; readonly nowMs: number }
  | PlayerEvent<Version>
  | ResponseEvent<Version>;

/** Actions of the player, and of the game that presents a round to them. */
type PlayerEvent<Version> =
  | { readonly type: 'pressed'; readonly press: Press; readonly isReachable: boolean; readonly nowMs: number }
  /** The player checks an unanswered press, or repeats one that was not played. */
  | { readonly type: 'repeated'; readonly nowMs: number }
  /** The player gives up a press that was not played, which is first checked once more. */
  | { readonly type: 'dropped' }
  /** The player closes the notice about a refusal. */
  | { readonly type: 'dismissed' }
  /** The player wants to see the round behind a refusal. */
  | { readonly type: 'left-open-requested' }
  /** The player retries the confirmation of a round as seen. */
  | { readonly type: 'confirmation-requested' }
  /** The game has presented the round on the table. */
  | { readonly type: 'shown' }
  | { readonly type: 'replayed'; readonly played: Played<Version> };

/** Responses to commands. */
type ResponseEvent<Version> =
  | {
      readonly type: 'answered';
      readonly key: string;
      readonly played: Played<Version>;
      readonly awaits: Awaits;
      /** The balances after the round. */
      readonly balances: Balances;
      readonly nowMs: number;
    }
  | { readonly type: 'failed'; readonly key: string; readonly failure: unknown; readonly nowMs: number }
  /** The check of a press failed, which shows nothing about the press. */
  | { readonly type: 'check-failed'; readonly key: string; readonly failure: unknown; readonly nowMs: number }
  /** Nothing was settled yet under the key of the press that was checked. */
  | { readonly type: 'not-played'; readonly key: string; readonly nowMs: number }
  | {
      readonly type: 'looked-up';
      /** The refusal behind which the round was looked up; null for a lookup without a press. */
      readonly after: Trouble | null;
      readonly found: LeftOpen<Version> | null;
      readonly failure: unknown;
      readonly nowMs: number;
    }
  | { readonly type: 'seen'; readonly id: string }
  | { readonly type: 'unseen'; readonly id: string; readonly failure: unknown };

/** What the page has to do. Each command that expects a response gets one as an event. */
export type RoundCommand =
  /** Stores the press, holds the balances on show, and sends the request under its key. */
  | { readonly type: 'send'; readonly press: Press }
  /** Finds out what the press was answered, without sending it again. */
  | { readonly type: 'check'; readonly press: Press }
  /** The press is settled: it is never sent again. */
  | { readonly type: 'forget'; readonly press: Press }
  /** Shows the newest balances again. */
  | { readonly type: 'release' }
  | { readonly type: 'look-up'; readonly after: Trouble | null }
  | { readonly type: 'confirm'; readonly round: OpenRound };
