import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { GameSeat } from '../game-seat';
import type { OfFamily } from '../published-game';

export type ScratchSeat = GameSeat<OfFamily<PublishedGame, 'scratch'>>;

export type ScratchRules = ScratchSeat['game']['rules'];
export type ScratchSheet = ScratchSeat['game']['parSheet'];

export type ScratchOutcome = Extract<Round['outcome'], { family: 'scratch' }>;

/** A round of a scratch card. */
export type ScratchRound = Omit<Round, 'outcome'> & { readonly outcome: ScratchOutcome };

/**
 * Narrows a round to a scratch card.
 *
 * @throws Error for a round of another family (programming error: a page received a round that it cannot show)
 */
export function scratchRound(round: Round): ScratchRound {
  const { outcome } = round;
  if (outcome.family !== 'scratch') throw new Error(`Round ${round.id} is one of ${outcome.family}`);
  return { ...round, outcome };
}
