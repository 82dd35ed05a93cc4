import type { OriginalRound, TableValue } from '#domain/games/originals/original';
import type { Money } from '../felt/amounts';
import type { FrameRound } from '../protocol/messages';
import type { OriginalTones } from './original-tones';

/** The published rules of an original. */
export interface OriginalRules {
  readonly table: Readonly<Record<string, TableValue>>;
}

/** A round with its outcome. */
export interface ShownRound extends OriginalRound {
  readonly round: FrameRound;
}

/** How a round came to be shown: only a new one moves, the others appear at once. */
export type ShownAs = 'new' | 'resumed' | 'replayed';

/** What the player may press now. */
export interface Offer {
  /** Whether the choice of the next round may change. */
  readonly mayChoose: boolean;
  /** Decisions of the open round that may be taken. */
  readonly options: readonly string[];
}

/** What a game draws: its picture, its choice and its decisions. The kit has the main button, the line and the sounds. */
export interface OriginalView {
  /** The choice that the next round is staked on, in the notation of the game; null for a game without one. */
  choice(): string | null;
  /** Whether a round may begin with the present choice. @default true */
  isComplete?(): boolean;
  /** The choice in words; shown before a round. */
  choiceLabel(): string;
  /** What a round has shown by now, in words: `Roll 42.17.` The kit adds what it pays. */
  roundLabel(shown: ShownRound): string;
  /** The same for screen readers, where the picture shows more. @default as `roundLabel` */
  roundAnnouncement?(shown: ShownRound): string;
  /** Notes the player's choice before a replay is drawn with its own; the result restores it. */
  keepChoice(): () => void;
  /**
   * Draws a round and makes its choice the present one; resolves once the player has seen it.
   *
   * @param motion  aborted when another round is drawn: the view then stops and draws no more of this one
   */
  draw(shown: ShownRound, as: ShownAs, motion: AbortSignal): Promise<void>;
  /** Removes the last round, because the choice or the stake changed or a round begins. */
  clear(): void;
  /** Called after every change of what may be pressed. */
  offer(offer: Offer): void;
}

/** What the kit gives to a view. */
export interface ViewKit {
  /** Where the picture goes, and where the controls of the choice go. */
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  readonly rules: OriginalRules;
  readonly tones: OriginalTones;
  /** The chosen stake in the coin's smallest unit; null without one. */
  stake(): number | null;
  money(): Money;
  /** Reports that the player changed the choice. It is announced unless it is still changing, as under a handle that is held. */
  onChoice(how?: { isSpoken: boolean }): void;
  /** Shows and announces a hint in the line until the choice changes. */
  hint(label: string): void;
  /** Takes a decision of the open round, after a press of the player. */
  decide(decision: string): void;
}

export type CreateView = (kit: ViewKit) => OriginalView;
