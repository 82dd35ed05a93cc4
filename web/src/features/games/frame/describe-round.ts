import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { colorOf, fieldName } from '../../../../frame-games/felt/field-names';
import type { OfFamily } from '../published-game';
import { multipleLabel, originalDetails } from './describe-original';
import { formatId } from './format-id';

/** A group of cards and its owner; the owner is empty where only one hand exists. */
export interface CardGroup {
  readonly owner: string;
  readonly cards: readonly string[];
}

/** Summary of a round for the history: a short result, the cards that were dealt, and further notes. */
export interface RoundDescription {
  readonly short: string;
  readonly cards: readonly CardGroup[];
  readonly notes: readonly string[];
}

/** @param rules  published rules of today; a field that they lack is labeled by its id */
export function describeRound(
  {
    gameId = '',
    outcome,
    coin,
    choice = null,
  }: Pick<Round, 'outcome' | 'coin'> & Partial<Pick<Round, 'gameId' | 'choice'>>,
  rules: PublishedGame['rules'],
  locale?: string,
): RoundDescription {
  switch (outcome.family) {
    case 'roulette':
      return {
        short: rules.family === 'roulette' ? numberLabel(outcome.pocket, rules) : String(outcome.pocket),
        cards: [],
        notes: [`Chips: ${outcome.bets.map((bet) => chipLabel(bet, coin, rules, locale)).join('; ')}.`],
      };
    case 'blackjack': {
      const { hands, dealer, insurance } = outcome;
      return {
        short: `${hands.map(({ total }) => total).join(', ')} : ${dealer.total}`,
        cards: [
          ...hands.map(({ cards }, index) => ({
            owner: hands.length > 1 ? `Your hand ${index + 1}` : 'You',
            cards,
          })),
          { owner: 'Dealer', cards: dealer.cards },
        ],
        notes: insurance ? [insuranceLabel(insurance, coin, locale)] : [],
      };
    }
    case 'video-poker':
      return {
        short: outcome.rank === null ? 'No win' : formatId(outcome.rank),
        cards: [{ owner: '', cards: outcome.hand ?? outcome.dealt }],
        notes: [],
      };
    case 'originals':
      return {
        short: multipleLabel(outcome, locale),
        ...originalDetails({ gameId, outcome, choice }, rules, locale),
      };
    default:
      return { short: formatId(outcome.family), cards: [], notes: [] };
  }
}

type RouletteRules = OfFamily<PublishedGame, 'roulette'>['rules'];
type Bet = Extract<Round['outcome'], { family: 'roulette' }>['bets'][number];
type InsuranceBet = NonNullable<Extract<Round['outcome'], { family: 'blackjack' }>['insurance']>;

function numberLabel(pocket: number, { fields }: RouletteRules): string {
  const color = colorOf(pocket, fields.find(({ id }) => id === 'red')?.pockets ?? []);
  return color === 'zero' ? 'Zero' : `${pocket} ${color}`;
}

function insuranceLabel({ stake, payout }: InsuranceBet, coin: Coin, locale?: string): string {
  const paid = payout > 0 ? `paid ${written(payout, coin, locale)}` : 'lost';
  return `Insurance: ${written(stake, coin, locale)}, ${paid}.`;
}

function chipLabel(
  { on, stake, payout }: Bet,
  coin: Coin,
  rules: PublishedGame['rules'],
  locale?: string,
): string {
  const field = rules.family === 'roulette' ? rules.fields.find(({ id }) => id === on) : undefined;
  const name = field ? fieldName(field) : formatId(on);
  const placed = `${written(stake, coin, locale)} on ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return payout > 0 ? `${placed}, paid ${written(payout, coin, locale)}` : placed;
}

function written(units: number, coin: Coin, locale?: string): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}
