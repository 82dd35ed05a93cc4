import { resultOf } from '#domain/games/originals/baccarat/hands';
import { type Bet, bets, type Result } from '#domain/games/originals/baccarat/table';
import { totalOf } from '#domain/games/originals/baccarat/totals';
import type { OriginalRules, ShownRound } from '../originals/original-view';

/** One of the two hands of a round. */
export interface DealtHand {
  /** Cards by their numbers, 0 to 51, in the order in which they were dealt. */
  readonly cards: readonly number[];
  readonly total: number;
}

/** A round of baccarat: both hands, and the side that won. */
export interface BaccaratRound {
  readonly player: DealtHand;
  readonly banker: DealtHand;
  readonly result: Result;
}

/**
 * Reads what a round has shown.
 *
 * @throws TypeError for a round of another game
 */
export function readHands({ shown }: Pick<ShownRound, 'shown'>): BaccaratRound {
  const { player, banker } = shown;
  if (!isHand(player) || !isHand(banker)) throw new TypeError('This is no round of baccarat.');
  const [playersTotal, bankersTotal] = [totalOf(player), totalOf(banker)];
  return {
    player: { cards: player, total: playersTotal },
    banker: { cards: banker, total: bankersTotal },
    result: resultOf(playersTotal, bankersTotal),
  };
}

/** What a winning stake pays on each field, as a multiple of it. */
export type Payouts = Readonly<Record<Bet, number>>;

/**
 * Reads the payouts from the published rules.
 *
 * @throws TypeError for the rules of another game
 */
export function readPayouts({ table }: OriginalRules): Payouts {
  const rows: readonly unknown[] = Array.isArray(table['pays']) ? table['pays'] : [];
  const payout = (bet: Bet) => {
    const row = rows.find((each): each is unknown[] => Array.isArray(each) && each[0] === bet);
    const hundredths = row?.[1 + bets.indexOf(bet)];
    if (typeof hundredths !== 'number') throw new TypeError('These are no rules of baccarat.');
    return hundredths / 100;
  };
  return { player: payout('player'), banker: payout('banker'), tie: payout('tie') };
}

function isHand(cards: readonly number[] | undefined): cards is readonly number[] {
  if (cards === undefined || cards.length < 2 || cards.length > 3) return false;
  return cards.every((card) => Number.isInteger(card) && card >= 0 && card < 52);
}
