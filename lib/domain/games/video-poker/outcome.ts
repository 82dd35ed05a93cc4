import type { HandRank } from './hand-rank';

/** A round of video poker as its player may see it: cards as `As`, `Td` or `9c`, in table order. */
export interface VideoPokerOutcome {
  readonly family: 'video-poker';
  /** The five dealt cards. */
  readonly dealt: readonly string[];
  /** Which of them were held; null until that is decided, like the following fields. */
  readonly held: readonly boolean[] | null;
  /** The final hand, with drawn cards in the places of the discarded ones. */
  readonly hand: readonly string[] | null;
  /** Rank of the final hand; also null for one that pays nothing. */
  readonly rank: HandRank | null;
}
