import type { Coin } from '#domain/money/coin';
import type { RouletteRules } from './rules';

/** Chips on one field: `stake` is their sum, in the coin's smallest unit. */
export interface Chips {
  readonly on: string;
  readonly stake: number;
}

const oneField = /^([a-z0-9-]+) ([1-9][0-9]{0,9})$/;
const parting = ', ';

/** Formats chips as the normal form of a choice, for requests and records: `red 200, straight-17 100`, the fields sorted by name. */
export function choiceText(chips: readonly Chips[]): string {
  return chips
    .toSorted((left, right) => (left.on < right.on ? -1 : 1))
    .map(({ on, stake }) => `${on} ${stake}`)
    .join(parting);
}

/** Parses a choice that has no fault. */
export function readChoice(choice: string): Chips[] {
  return choice.split(parting).map((part) => {
    const [, on, stake] = oneField.exec(part) ?? [];
    if (on === undefined) throw new RangeError(`"${part}" names no chips on a field`);
    return { on, stake: Number(stake) };
  });
}

/** Describes the fault of a choice, whatever its total; null when it has none. */
export function faultInChoice(rules: RouletteRules, coin: Coin, choice: string | null): string | null {
  const parts = choice === null ? [] : choice.split(parting);
  if (parts.length > rules.mostFields) return `Place chips on at most ${rules.mostFields} fields.`;
  if (choice === null || !parts.every((part) => oneField.test(part))) {
    return 'List each field with the value of its chips, for example "red 200, straight-17 100".';
  }
  const chips = readChoice(choice);
  const unknown = chips.find(({ on }) => !rules.fields.some(({ id }) => id === on));
  if (unknown) return `The table has no field "${unknown.on.slice(0, 20)}".`;
  if (new Set(chips.map(({ on }) => on)).size < chips.length) return 'List each field once.';
  if (choiceText(chips) !== choice) return 'List the fields in alphabetical order.';
  const lowest = rules.chips[coin][0] as number;
  if (chips.some(({ stake }) => stake % lowest !== 0)) return `Place a multiple of ${lowest} on each field.`;
  return null;
}
