import type { Round } from '#contracts/wallet/ledger-shapes';
import { decimalLabel } from '#web/lib/format/numbers';
import { gameNotes } from './game-notes';

type Outcome = Extract<Round['outcome'], { family: 'originals' }>;

/** Names of shown numbers that are in hundredths. */
const inHundredths: readonly string[] = ['roll', 'result'];

/** The multiple that a round of an original paid: `1.98 ×`. */
export function multipleLabel({ multiple }: Outcome, locale?: string): string {
  return `${hundredthsLabel(multiple, locale)} ×`;
}

/** The choice of a round and what it showed: `Choice: under 50.`, `Roll: 42.17.` */
export function originalNotes(outcome: Outcome, choice: string | null, locale?: string): string[] {
  return gameNotes(outcome, choice) ?? namedNotes(outcome, choice, locale);
}

function namedNotes({ shown }: Outcome, choice: string | null, locale?: string): string[] {
  const lists = Object.entries(shown).filter(([, numbers]) => numbers.length > 0);
  return [
    ...(choice === null ? [] : [`Choice: ${choice}.`]),
    ...lists.map(([name, numbers]) => {
      const labels = numbers.map((number) =>
        inHundredths.includes(name) ? hundredthsLabel(number, locale) : String(number),
      );
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${labels.join(', ')}.`;
    }),
  ];
}

function hundredthsLabel(value: number, locale?: string): string {
  return decimalLabel(value / 100, { least: 2, most: 2 }, locale);
}
