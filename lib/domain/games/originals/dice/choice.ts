/** A choice of dice: the roll is to lie below a number of percent, or not below it. */
export interface DiceChoice {
  readonly side: 'under' | 'over';
  /** A whole number of percent. */
  readonly number: number;
}

/** Lowest and highest number that a choice can have. */
export const numbers = { least: 2, most: 98 } as const;

const form = /^(under|over) ([1-9][0-9]?)$/;

/** Formats a choice for requests and records: `under 50`. */
export function choiceText({ side, number }: DiceChoice): string {
  return `${side} ${number}`;
}

/** Parses a choice; null for any other text. */
export function readChoice(choice: string | null): DiceChoice | null {
  const [, side, number] = form.exec(choice ?? '') ?? [];
  const isOffered = Number(number) >= numbers.least && Number(number) <= numbers.most;
  return isOffered ? { side: side === 'over' ? 'over' : 'under', number: Number(number) } : null;
}

/** Chance to win, in whole percent. */
export function percentOf({ side, number }: DiceChoice): number {
  return side === 'under' ? number : 100 - number;
}
