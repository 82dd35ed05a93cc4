import type { BlackjackOutcome, HandResult, PlayerHand } from '#domain/games/blackjack/outcome';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/coins';
import { cardName } from '../cards/card-names';

/** How amounts are written for the player. */
export interface Money {
  readonly coin: Coin;
  readonly locale: string;
}

/** What a hand came to, short enough for a badge. */
export const resultWords: Readonly<Record<HandResult, string>> = {
  playing: '',
  stood: 'Stands',
  bust: 'Bust',
  blackjack: 'Blackjack!',
  won: 'Wins',
  lost: 'Loses',
  pushed: 'Stake back',
};

export function amountWords(units: number, { coin, locale }: Money): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}

/** A total as players say it: `16`, `soft 17`. */
export function totalWords({ total, isSoft }: Pick<PlayerHand, 'total' | 'isSoft'>): string {
  return isSoft && total < 21 ? `soft ${total}` : String(total);
}

/** What is read out when a round has come as far as this. */
export function roundWords(outcome: BlackjackOutcome, money: Money): string {
  const { hands, dealer, active } = outcome;
  if (active === null) return `${dealerWords(outcome)} ${endWords(hands, money)}`;
  const hand = hands[active] as PlayerHand;
  const name = hands.length > 1 ? `Hand ${active + 1} of ${hands.length}` : 'You';
  const has = hands.length > 1 ? 'has' : 'have';
  return `${name} ${has} ${totalWords(hand)}: ${listed(hand.cards)}. The dealer shows ${cardName(dealer.cards[0] ?? null)}.`;
}

/** The line on the table, which stands beside cards that can be seen. */
export function lineWords({ hands, active, dealer }: BlackjackOutcome, money: Money): string {
  if (active === null) return endWords(hands, money);
  const hand = hands[active] as PlayerHand;
  const name = hands.length > 1 ? `${active === 0 ? 'Left' : 'Right'} hand: ` : '';
  return `${name}${totalWords(hand)} against ${dealer.total === 11 ? 'an ace' : dealer.total}. Your decision.`;
}

function dealerWords({ dealer, hands }: BlackjackOutcome): string {
  const isNatural = dealer.cards.length === 2 && dealer.total === 21;
  const comesTo = isNatural ? 'blackjack' : dealer.total > 21 ? `${dealer.total} and is bust` : dealer.total;
  const last = hands.map(({ cards }) => listed(cards.slice(-1))).join(' and ');
  return `Your last ${hands.length > 1 ? 'cards' : 'card'}: ${last}. The dealer has ${comesTo}.`;
}

function endWords(hands: readonly PlayerHand[], money: Money): string {
  const [only, ...more] = hands as [PlayerHand, ...PlayerHand[]];
  if (more.length === 0) return handWords(only, money);
  const each = hands.map((hand, index) => `${index === 0 ? 'Left' : 'Right'}: ${handWords(hand, money)}`);
  return each.join(' ');
}

function handWords(hand: PlayerHand, money: Money): string {
  const { total, result, payout } = hand;
  switch (result) {
    case 'blackjack':
      return `Blackjack! It pays ${amountWords(payout, money)}.`;
    case 'won':
      return `${totalWords(hand)} wins and pays ${amountWords(payout, money)}.`;
    case 'pushed':
      return `${totalWords(hand)} each: your stake comes back.`;
    case 'bust':
      return `${total} is bust.`;
    case 'lost':
      return `${totalWords(hand)} loses.`;
    default:
      return `${totalWords(hand)}.`;
  }
}

function listed(cards: readonly string[]): string {
  return cards.map(cardName).join(', ');
}
