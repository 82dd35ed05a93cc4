import { isHedged, mostPocketsAtRisk } from '#domain/games/roulette/coverage';
import type { Field } from '#domain/games/roulette/fields';
import type { RouletteOutcome } from '#domain/games/roulette/roulette-game';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { colorOf, fieldName } from '../felt/field-names';
import type { ClothLimits, ClothRefusal } from './cloth';
import type { TableRules } from './rules';

export interface Money {
  readonly coin: Coin;
  readonly locale: string;
}

function amountLabel(units: number, { coin, locale }: Money): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}

/** A chip's value, short enough to be printed on it: `500`, `1.5K`, `0.20`. */
export function chipLabel(units: number, { coin, locale }: Money): string {
  const value = coin === 'sweeps' ? units / 100 : units;
  if (coin === 'sweeps')
    return value.toLocaleString(locale, { minimumFractionDigits: value % 1 === 0 ? 0 : 2 });
  return value.toLocaleString(locale, { notation: 'compact', maximumFractionDigits: 1 });
}

/** Accessible name of a field: its name, its payout and its chips. */
export function fieldCopy(field: Field, { paysByPockets }: TableRules, units: number, money: Money): string {
  const pays = `${fieldName(field)}, pays ${paysByPockets / field.pockets.length} times`;
  return units === 0 ? pays : `${pays}, ${amountLabel(units, money)} on it`;
}

/** Winning fields that a text names; the rest is counted. */
const mostNamed = 4;

function nameOf(on: string, { fields }: TableRules): string {
  const field = fields.find(({ id }) => id === on);
  return field ? fieldName(field) : on;
}

function numberLabel(number: number, red: readonly number[]): string {
  const color = colorOf(number, red);
  return color === 'zero' ? 'Zero' : `${number}, ${color}`;
}

/** Screen-reader text of a round: the number, and the winning fields; the site announces what they paid. */
export function roundAnnouncement(
  { pocket, bets }: RouletteOutcome,
  rules: TableRules,
  red: readonly number[],
): string {
  const won = bets.filter(({ payout }) => payout > 0);
  const number = `${numberLabel(pocket, red)}.`;
  if (won.length === 0) return `${number} None of your bets won.`;
  const names = won.slice(0, mostNamed).map(({ on }) => nameOf(on, rules));
  const more = won.length > names.length ? `, and ${won.length - names.length} more` : '';
  return `${number} Winning ${won.length === 1 ? 'bet' : 'bets'}: ${names.join(', ')}${more}.`;
}

/** The result on the table: the number, and the payout of every winning field. */
export function roundLabel(
  { pocket, bets }: RouletteOutcome,
  payout: number,
  rules: TableRules,
  red: readonly number[],
  money: Money,
): string {
  const won = bets.filter((each) => each.payout > 0);
  const number = `${numberLabel(pocket, red)}.`;
  if (won.length === 0) return `${number} None of your bets won.`;
  const each = won
    .slice(0, mostNamed)
    .map(({ on, payout: paid }) => `${nameOf(on, rules)} pays ${amountLabel(paid, money)}`);
  const more = won.length > each.length ? `, and ${won.length - each.length} more` : '';
  const together = won.length > 1 ? ` Total ${amountLabel(payout, money)}.` : '';
  return `${number} ${each.join(', ')}${more}.${together}`;
}

/** The chip total on the table, with a hint where bets that cover most numbers do not count as Sweeps Coins playthrough. */
export function tableLabel(laid: Readonly<Record<string, number>>, rules: TableRules, money: Money): string {
  const total = Object.values(laid).reduce((sum, units) => sum + units, 0);
  if (total === 0) return 'No chips on the table.';
  const label = `Total stake: ${amountLabel(total, money)}.`;
  if (money.coin !== 'sweeps' || !isHedged(rules, Object.keys(laid))) return label;
  return `${label} Chips on more than ${mostPocketsAtRisk} numbers do not count toward playthrough.`;
}

/** @param limits  current limits of the player, possibly lower than those of the rules */
export function refusalMessage(
  refusal: ClothRefusal,
  limits: ClothLimits,
  rules: TableRules,
  money: Money,
): string {
  switch (refusal) {
    case 'too-much':
      return limits.most < rules.totals[money.coin].most
        ? `Your limit is ${amountLabel(limits.most, money)} per spin. Raise “Spin limit” below the table.`
        : `You can stake up to ${amountLabel(limits.most, money)} per round.`;
    case 'too-many-fields':
      return `You can place chips on up to ${limits.mostFields} fields.`;
    case 'nothing-there':
      return 'There are no chips to take back.';
  }
}
