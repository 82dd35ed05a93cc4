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
import { isReplay, type RoundState } from '../rounds/machine/round-state';

/** The page state that is visible to a game in a frame. */
export interface TableView {
  readonly settings: Settings;
  readonly table: TableChoice;
  readonly balance: BalancesOnShow;
  readonly shortestCycleMs: number;
  /** Numbers of the player's last rounds in this coin, newest first; empty for games without. */
  readonly numbers: readonly number[];
  /** What the player's last round in this coin staked on; null for none, and for games that do not repeat it. */
  readonly lastChoice: string | null;
  /** The chip that the player last chose in this coin; null for none, and where the stake is chosen on the page. */
  readonly lastChip: number | null;
  /** The published rules of the game. */
  readonly rules: unknown;
  readonly state: RoundState;
  /** Why the game is paused; null while it is not. */
  readonly pause: PauseReason | null;
}

/**
 * State of the handshake between the page and a game in a frame.
 *
 * - `silent`: no message has arrived yet
 * - `greeted`: the game has received the table and draws itself
 * - `ready`: it can be played
 */
export interface FrameSession {
  readonly gameId: string;
  readonly stage: 'silent' | 'greeted' | 'ready';
  /** The game's number of the request that is not answered yet. */
  readonly pending: number | null;
  readonly view: TableView;
}

/** A command that a game gives the page. */
export type FrameCommand =
  | { type: 'play'; request: number; stake: number; choice: string | null }
  | { type: 'decide'; decision: string }
  | { type: 'shown' }
  | { type: 'height'; pixels: number }
  | { type: 'chip'; chip: number };

/** Reports to a game that a stake cannot be placed, and why. */
export type Refuse = (request: number, why: string) => void;

/** The result of a message or a page change. */
export interface Turn {
  readonly session: FrameSession;
  readonly replies: readonly MessageToGame[];
  readonly command: FrameCommand | null;
}

/** The part of a round that games receive. */
export function frameRound({ id, coin, stake, payout, choice, decisions, outcome }: Round): FrameRound {
  return { id, coin, stake, payout, choice, decisions, outcome };
}

export function refusal(request: number, code: RefusalCode, message: string): MessageToGame {
  return { protocol, type: 'error', request, code, message };
}

/** Whether the player lays chips in the game, whose values are then the stakes of the table. */
export function laysChips({ table }: TableView): boolean {
  return table.stake === null;
}

/** How long the next round must wait, measured from now. */
export function paceOf({ shortestCycleMs, state }: TableView, nowMs: number) {
  return { shortestCycleMs, waitMs: Math.max(0, Math.ceil(state.wait.untilMs - nowMs)) };
}

/** The resume or replay message of a round under way; empty when there is none. */
export function underWay({ state }: TableView): MessageToGame[] {
  if (state.phase !== 'showing' && state.phase !== 'deciding') return [];
  const { awaits } = state.table;
  const round = frameRound(state.table.round);
  return isReplay(state)
    ? [{ protocol, type: 'replay', round }]
    : [{ protocol, type: 'resume', round, awaits }];
}
