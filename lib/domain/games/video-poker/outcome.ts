import type { HandRank } from './hand-rank';

/** A round of video poker as its player may see it: the cards as `As`, `Td` or `9c`, in the order in which they lie. */
export interface VideoPokerOutcome {
  readonly family: 'video-poker';
  /** The five cards of the deal. */
  readonly dealt: readonly string[];
  /** Which of them were held; null until that is decided, like all that follows from it. */
  readonly held: readonly boolean[] | null;
  /** The hand that counts, with the cards that were drawn where others had lain. */
  readonly hand: readonly string[] | null;
  /** What the hand is; null as well for one that pays nothing. */
  readonly rank: HandRank | null;
}
