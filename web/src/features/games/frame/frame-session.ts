import type { Round } from '#contracts/wallet/ledger-shapes';
import {
  type BalancesOnShow,
  type FrameRound,
  type MessageToGame,
  type PauseReason,
  protocol,
  type RefusalCode,
  type Settings,
  type TableChoice,
} from '../../../../frame-games/protocol/messages';
import type { PlayState } from '../rounds/play-state';

/** What a game in a frame may know of the page around it. */
export interface TableView {
  readonly settings: Settings;
  readonly table: TableChoice;
  readonly balance: BalancesOnShow;
  readonly shortestCycleMs: number;
  /** The game's rules as they are published. */
  readonly rules: unknown;
  readonly state: PlayState;
  /** Why the game has to hold still; null while it need not. */
  readonly pause: PauseReason | null;
}

/**
 * Where the page stands with a game in a frame.
 *
 * - `silent`: it has not said anything yet
 * - `greeted`: it knows the table and draws itself
 * - `ready`: it can be played
 */
export interface FrameSession {
  readonly gameId: string;
  readonly stage: 'silent' | 'greeted' | 'ready';
  /** The game's number of the wish that is not answered yet. */
  readonly pending: number | null;
  readonly view: TableView;
}

/** What a game wants the page to do. */
export type FrameCommand =
  | { type: 'play'; request: number; stake: number; choice: string | null }
  | { type: 'decide'; decision: string }
  | { type: 'shown' }
  | { type: 'height'; pixels: number };

/** Tells a game that a stake cannot be placed after all, and why. */
export type Refuse = (request: number, why: string) => void;

/** What follows from a message or a change of the page. */
export interface Turn {
  readonly session: FrameSession;
  readonly replies: readonly MessageToGame[];
  readonly command: FrameCommand | null;
}

/** A round as games are told of it. */
export function frameRound({ id, coin, stake, payout, choice, decisions, outcome }: Round): FrameRound {
  return { id, coin, stake, payout, choice, decisions, outcome };
}

export function refusal(request: number, code: RefusalCode, message: string): MessageToGame {
  return { protocol, type: 'error', request, code, message };
}

/** How long the next round has to wait, from now on. */
export function paceOf({ shortestCycleMs, state }: TableView, nowMs: number) {
  return { shortestCycleMs, waitMs: Math.max(0, Math.ceil(state.wait.untilMs - nowMs)) };
}

/** Where a round of this game stands that the game has not been told of; nothing when none is under way. */
export function underWay({ state: { phase, played, awaits, replayed } }: TableView): MessageToGame[] {
  if (!played || (phase !== 'showing' && phase !== 'deciding')) return [];
  const round = frameRound(played);
  return replayed ? [{ protocol, type: 'replay', round }] : [{ protocol, type: 'resume', round, awaits }];
}
