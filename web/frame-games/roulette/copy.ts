import { isHedged, mostPocketsAtRisk } from '#domain/games/roulette/coverage';
import type { Field } from '#domain/games/roulette/fields';
import type { RouletteOutcome } from '#domain/games/roulette/roulette-game';
import { amountLabel, chipLabel, type Money } from '../felt/amounts';
import { colorOf, fieldName } from '../felt/field-names';
import type { RefusalCode } from '../protocol/messages';
import type { ClothLimits, ClothRefusal } from './cloth';
import { neighborsOf } from './neighbors';
import type { TableRules } from './rules';

/** Accessible name of a field: its name, its payout and its chips. */
export function fieldCopy(field: Field, { paysByPockets }: TableRules, units: number, money: Money): string {
  const pays = `${fieldName(field)}, pays ${paysByPockets / field.pockets.length} times`;
  return units === 0 ? pays : `${pays}, ${amountLabel(units, money)} on it`;
}

/**
 * Accessible name of a chip to choose.
 *
 * @param left  what is left of the balance beside the chips on the table
 */
export function chipCopy(chip: number, left: number, money: Money): string {
  const name = `Chip of ${chipLabel(chip, money)}`;
  return chip > left ? `${name}, above your balance` : name;
}

/**
 * Accessible name of the button that raises bets to the maximum.
 *
 * @param refusal  why it raises none; null while it does, and while no bets can be changed at all
 */
export function raiseCopy(refusal: ClothRefusal | null): string {
  const name = 'Max bets';
  switch (refusal) {
    case null:
      return name;
    case 'nothing-there':
      return `${name}, no chips to raise`;
    case 'above-balance':
      return `${name}, above your balance`;
    default:
      return `${name}, above your limit`;
  }
}

/** Winning fields that a text names; the rest is counted. */
const mostNamed = 4;

function nameOf(on: string, { fields }: TableRules): string {
  const field = fields.find(({ id }) => id === on);
  return field ? fieldName(field) : on;
}

/** Accessible name of a field while a press of a number covers its neighbors too. */
export function withNeighbors(name: string, { kind, pockets: [pocket] }: Field): string {
  if (kind !== 'straight' || pocket === undefined) return name;
  return `${name}; with ${neighborsOf(pocket)
    .filter((number) => number !== pocket)
    .join(', ')}`;
}

/** Names the numbers of a neighbor bet, in the order of the wheel; empty for a bet on one field. */
export function betLabel(fields: readonly Field[]): string {
  return fields.length === 1 ? '' : `${fields.flatMap(({ pockets }) => pockets).join(', ')}.`;
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

/**
 * The chip total on the table, with the coins that it lacks, or else with a hint where bets that cover most numbers do not count as Sweeps
 * Coins playthrough.
 *
 * @param missing  coins by which the total exceeds the balance; 0 when the balance covers it
 */
export function tableLabel(
  laid: Readonly<Record<string, number>>,
  missing: number,
  rules: TableRules,
  money: Money,
): string {
  const total = Object.values(laid).reduce((sum, units) => sum + units, 0);
  if (total === 0) return 'No chips on the table.';
  const label = `Total stake: ${amountLabel(total, money)}.`;
  // Two short sentences: the line of a narrow phone has room for no more.
  if (missing > 0) return `${label} You need ${amountLabel(missing, money)} more.`;
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
    case 'nothing-to-halve':
      return 'Each bet is already as low as the table allows.';
    case 'above-balance':
      return 'Your balance does not cover twice these bets.';
  }
}

/** The line after a spin that the host refused. Players can do nothing about reasons other than those of the API and of the page. */
export function notSpunMessage({ refused, message }: { refused: RefusalCode; message: string }): string {
  const why = refused === 'refused' ? message : 'The wheel did not spin.';
  return `${why} Your chips are still on the table.`;
}
