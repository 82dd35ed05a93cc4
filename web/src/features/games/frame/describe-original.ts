import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { decimalLabel } from '#web/lib/format/numbers';
import { kenoNotes, plinkoNotes } from './game-notes';
import { baccaratDetails, hiLoDetails, minesNote, type OriginalDetails } from './original-details';

type Outcome = Extract<Round['outcome'], { family: 'originals' }>;

/** Names of shown numbers that are in hundredths. */
const inHundredths: readonly string[] = ['roll', 'result'];

/** The multiple that a round of an original paid: `1.98 ×`. */
export function multipleLabel({ multiple }: Outcome, locale?: string): string {
  return `${hundredthsLabel(multiple, locale)} ×`;
}

type Describe = (shown: Outcome['shown'], choice: string, rules: PublishedGame['rules']) => OriginalDetails;

/** Games that show more than a choice and named numbers, by id. */
const describers: Readonly<Record<string, Describe>> = {
  baccarat: baccaratDetails,
  'hi-lo': (shown, _choice, rules) => hiLoDetails(shown, rules),
  keno: (shown, choice) => notesOf(kenoNotes(shown, choice)),
  mines: (shown, choice) => notesOf([minesNote(shown, choice)]),
  plinko: (shown, choice) => notesOf(plinkoNotes(shown, choice)),
};

/** What a round of an original has shown besides its multiple: `Choice: under 50.`, `Roll: 42.17.` */
export function originalDetails(
  { gameId, outcome, choice }: { gameId: string; outcome: Outcome; choice: string | null },
  rules: PublishedGame['rules'],
  locale?: string,
): OriginalDetails {
  const describe = Object.hasOwn(describers, gameId) ? describers[gameId] : undefined;
  return describe?.(outcome.shown, choice ?? '', rules) ?? notesOf(namedNotes(outcome, choice, locale));
}

function notesOf(notes: readonly string[]): OriginalDetails {
  return { cards: [], notes };
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
