import type { ComponentType, ReactNode } from 'react';
import type { SlotMachine, TumbleRules } from '#domain/games/slots/machine';
import type { Synthesizer } from '../../sound/synthesizer';
import type { PublishedSlotGame, SlotRound } from '../published-slot-game';
import type { ReelsAt } from '../reels-at';
import type { Spin } from '../rounds/shown-spin';
import type { SlotMoment } from '../rounds/slot-moment';
import type { SymbolAtlas } from '../symbol-atlas';
import type { Cell } from '../wins/winning-cells';

/** A table on which symbols may tumble. */
export interface TumblingTable {
  readonly machine: SlotMachine;
  readonly atlas: SymbolAtlas;
  readonly coin: SlotRound['coin'];
  /** The reels at the stops of the spin. */
  readonly at: ReelsAt;
  /** Number of the presentation of the round. */
  readonly presentation: number;
  /** Whether the reels turn for a round that is not known yet. */
  readonly isUnanswered: boolean;
  /** No motion: windows follow one another without vanishing and falling. */
  readonly still: boolean;
  /** Returns null while sound is off. */
  readonly synthesizer: () => Synthesizer | null;
  /** Called when nothing falls any more. */
  readonly end: () => void;
}

/** What tumbles do on the table at one moment. */
export interface TumblesOnTable {
  /** The reels as they are now. */
  readonly at: ReelsAt;
  readonly isRunning: boolean;
  /** Cells of the window that wins, empty while its symbols fall; null while nothing tumbles. */
  readonly cells: readonly Cell[] | null;
  /** The window that stays; null where nothing tumbles. */
  readonly window: Spin['window'] | null;
  /** The part of the payout that has been counted, in the coin's smallest unit; 0 where tumbles were skipped. */
  readonly counted: number;
  /** The message under the reels; null while nothing tumbles. */
  readonly message: string | null;
  /** Screen-reader text of all tumbles of the spin; empty for none. */
  readonly label: string;
  /** What is drawn over the table. */
  readonly over: ReactNode;
  /** The reels have stopped: shows the tumbles, if there are any and the player has not hurried the reels. */
  readonly begin: (isHurried: boolean) => void;
  /** Shows the last window at once. */
  readonly skip: () => void;
}

/** What a machine whose symbols tumble adds to the shared slot game; other machines do not load it. */
export interface TumbleParts {
  readonly useTumbles: (moment: SlotMoment, table: TumblingTable) => TumblesOnTable;
  /** The tumbles of a round in the history; null for none. */
  readonly result: (round: SlotRound, rules: TumbleRules) => string | null;
  readonly RulesNote: ComponentType<{ rules: TumbleRules }>;
  readonly Odds: ComponentType<{ tumbles: NonNullable<PublishedSlotGame['parSheet']['tumbles']> }>;
}
