import type {
  BlackjackDecision,
  BlackjackOutcome,
  HandResult,
  PlayerHand,
} from '#domain/games/blackjack/outcome';
import { cardName } from '../cards/card-names';
import { amountLabel, type Money } from '../felt/amounts';

/** The result of a hand, short enough for a badge. */
export const resultMessages: Readonly<Record<HandResult, string>> = {
  playing: '',
  stood: 'Stand',
  bust: 'Bust',
  blackjack: 'Blackjack',
  won: 'You win',
  lost: 'Dealer wins',
  pushed: 'Push',
};

export const decisionNames: Readonly<Record<BlackjackDecision, string>> = {
  insurance: 'Insurance',
  'no-insurance': 'No insurance',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
};

/** The total of a lone ace, whose other value of 1 is of no interest before a second card. */
const loneAce = 11;

/** A total in blackjack notation: `16`, `soft 17`. */
export function totalLabel({ total, isSoft }: Pick<PlayerHand, 'total' | 'isSoft'>): string {
  return isSoft && total > loneAce && total < 21 ? `soft ${total}` : String(total);
}

/** Screen-reader text of the present state of a round; the site announces what it paid. */
export function roundLabel(outcome: BlackjackOutcome): string {
  const { hands, dealer, active } = outcome;
  if (active === null) return `${dealerLabel(outcome)} ${endMessage(outcome, null)}`;
  const hand = hands[active] as PlayerHand;
  const name = hands.length > 1 ? `Hand ${active + 1} of ${hands.length}` : 'You';
  const has = hands.length > 1 ? 'has' : 'have';
  const question = isInsuranceOffered(outcome) ? ' Do you take insurance?' : '';
  return `${name} ${has} ${totalLabel(hand)}: ${listed(hand.cards)}. The dealer shows ${cardName(dealer.cards[0] ?? null)}.${question}`;
}

/** The line on the table, next to the visible cards. */
export function lineLabel(outcome: BlackjackOutcome, money: Money): string {
  const { hands, active, dealer } = outcome;
  if (active === null) return endMessage(outcome, money);
  const hand = hands[active] as PlayerHand;
  if (isInsuranceOffered(outcome)) return `You ${totalLabel(hand)}, dealer shows an ace. Insurance?`;
  const name = hands.length > 1 ? `${active === 0 ? 'Left' : 'Right'} hand` : 'You';
  return `${name} ${totalLabel(hand)}, dealer shows ${dealer.total === loneAce ? 'an ace' : dealer.total}.`;
}

function dealerLabel({ dealer, hands }: BlackjackOutcome): string {
  const isNatural = dealer.cards.length === 2 && dealer.total === 21;
  const result =
    dealer.total > 21 ? `busts with ${dealer.total}` : `has ${isNatural ? 'blackjack' : dealer.total}`;
  const last = hands.map(({ cards }) => listed(cards.slice(-1))).join(' and ');
  return `Your last ${hands.length > 1 ? 'cards' : 'card'}: ${last}. The dealer ${result}.`;
}

function isInsuranceOffered({ options }: BlackjackOutcome): boolean {
  return options.includes('insurance');
}

/** @param money  null for results without amounts */
function endMessage({ hands, insurance }: BlackjackOutcome, money: Money | null): string {
  const each = hands.map((hand, index) => {
    const side = index === 0 ? 'Left: ' : 'Right: ';
    return `${hands.length > 1 ? side : ''}${handLabel(hand, money)}`;
  });
  return [...each, insurance ? insuranceLabel(insurance.payout, money) : '']
    .filter((label) => label !== '')
    .join(' ');
}

function insuranceLabel(payout: number, money: Money | null): string {
  if (payout === 0) return 'Insurance lost.';
  return money ? `Insurance pays ${amountLabel(payout, money)}.` : 'Insurance wins.';
}

function handLabel(hand: PlayerHand, money: Money | null): string {
  const { total, result, payout } = hand;
  const paid = money && amountLabel(payout, money);
  switch (result) {
    case 'blackjack':
      return paid ? `Blackjack pays ${paid}.` : 'Blackjack.';
    case 'won':
      return `${capitalized(totalLabel(hand))} wins${paid ? ` and pays ${paid}` : ''}.`;
    case 'pushed':
      return `Push at ${totalLabel(hand)}.${paid ? ' You get your stake back.' : ''}`;
    case 'bust':
      return `Bust with ${total}.`;
    case 'lost':
      return `Dealer wins against ${totalLabel(hand)}.`;
    default:
      return `${capitalized(totalLabel(hand))}.`;
  }
}

function capitalized(label: string): string {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

function listed(cards: readonly string[]): string {
  return cards.map(cardName).join(', ');
}
