/** `stood` is a hand that has been played and waits for the dealer. */
export type HandResult = 'playing' | 'stood' | 'bust' | 'blackjack' | 'won' | 'lost' | 'pushed';

/** Decisions for a hand. */
export type HandDecision = 'hit' | 'stand' | 'double' | 'split';

/** Taking or declining the insurance, before any decision for the hand. */
export type InsuranceDecision = 'insurance' | 'no-insurance';

export type BlackjackDecision = InsuranceDecision | HandDecision;

/** A round of blackjack as its player may see it. */
export interface BlackjackOutcome {
  readonly family: 'blackjack';
  /** One hand, or two after a split, from left to right. */
  readonly hands: readonly PlayerHand[];
  readonly dealer: DealerHand;
  /** Absent unless the player has taken it. */
  readonly insurance?: InsuranceBet | undefined;
  /** Position of the hand that waits for a decision; null once the round is settled. */
  readonly active: number | null;
  /** Decisions for that hand; empty once the round is settled. */
  readonly options: readonly BlackjackDecision[];
}

export interface PlayerHand {
  /** In the order of dealing, as `As` or `Td`. */
  readonly cards: readonly string[];
  readonly total: number;
  readonly isSoft: boolean;
  /** In the coin's smallest unit, including the amount of a double. */
  readonly stake: number;
  readonly result: HandResult;
  /** Amount paid back, stake included; 0 until the round is settled. */
  readonly payout: number;
}

/** A bet on blackjack of the dealer, in the coin's smallest unit. */
export interface InsuranceBet {
  readonly stake: number;
  /** Amount paid back, stake included; 0 unless the dealer has blackjack. */
  readonly payout: number;
}

export interface DealerHand {
  /** Without the second card while it is face down. */
  readonly cards: readonly string[];
  /** Total of the visible cards. */
  readonly total: number;
  readonly isHidden: boolean;
}
