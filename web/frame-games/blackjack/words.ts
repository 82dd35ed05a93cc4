import type { BlackjackOutcome, HandResult, PlayerHand } from '#domain/games/blackjack/outcome';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/coins';
import { cardName } from '../cards/card-names';

/** Number format of the player's amounts. */
export interface Money {
  readonly coin: Coin;
  readonly locale: string;
}

/** The result of a hand, short enough for a badge. */
export const resultMessage: Readonly<Record<HandResult, string>> = {
  playing: '',
  stood: 'Stands',
  bust: 'Bust',
  blackjack: 'Blackjack!',
  won: 'Wins',
  lost: 'Loses',
  pushed: 'Stake back',
};

export function amountLabel(units: number, { coin, locale }: Money): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}

/** A total in blackjack notation: `16`, `soft 17`. */
export function totalLabel({ total, isSoft }: Pick<PlayerHand, 'total' | 'isSoft'>): string {
  return isSoft && total < 21 ? `soft ${total}` : String(total);
}

/** Screen-reader text of the present state of a round. */
export function roundLabel(outcome: BlackjackOutcome, money: Money): string {
  const { hands, dealer, active } = outcome;
  if (active === null) return `${dealerLabel(outcome)} ${endMessage(hands, money)}`;
  const hand = hands[active] as PlayerHand;
  const name = hands.length > 1 ? `Hand ${active + 1} of ${hands.length}` : 'You';
  const has = hands.length > 1 ? 'has' : 'have';
  return `${name} ${has} ${totalLabel(hand)}: ${listed(hand.cards)}. The dealer shows ${cardName(dealer.cards[0] ?? null)}.`;
}

/** The line on the table, next to the visible cards. */
export function lineLabel({ hands, active, dealer }: BlackjackOutcome, money: Money): string {
  if (active === null) return endMessage(hands, money);
  const hand = hands[active] as PlayerHand;
  const name = hands.length > 1 ? `${active === 0 ? 'Left' : 'Right'} hand: ` : '';
  return `${name}${totalLabel(hand)} against ${dealer.total === 11 ? 'an ace' : dealer.total}. Your decision.`;
}

function dealerLabel({ dealer, hands }: BlackjackOutcome): string {
  const isNatural = dealer.cards.length === 2 && dealer.total === 21;
  const comesTo = isNatural ? 'blackjack' : dealer.total > 21 ? `${dealer.total} and is bust` : dealer.total;
  const last = hands.map(({ cards }) => listed(cards.slice(-1))).join(' and ');
  return `Your last ${hands.length > 1 ? 'cards' : 'card'}: ${last}. The dealer has ${comesTo}.`;
}

function endMessage(hands: readonly PlayerHand[], money: Money): string {
  const [only, ...more] = hands as [PlayerHand, ...PlayerHand[]];
  if (more.length === 0) return handLabel(only, money);
  const each = hands.map((hand, index) => `${index === 0 ? 'Left' : 'Right'}: ${handLabel(hand, money)}`);
  return each.join(' ');
}

function handLabel(hand: PlayerHand, money: Money): string {
  const { total, result, payout } = hand;
  switch (result) {
    case 'blackjack':
      return `Blackjack! It pays ${amountLabel(payout, money)}.`;
    case 'won':
      return `${totalLabel(hand)} wins and pays ${amountLabel(payout, money)}.`;
    case 'pushed':
      return `${totalLabel(hand)} each: your stake comes back.`;
    case 'bust':
      return `${total} is bust.`;
    case 'lost':
      return `${totalLabel(hand)} loses.`;
    default:
      return `${totalLabel(hand)}.`;
  }
}

function listed(cards: readonly string[]): string {
  return cards.map(cardName).join(', ');
}
