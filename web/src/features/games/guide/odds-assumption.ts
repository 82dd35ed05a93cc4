import type { PublishedGame } from '#contracts/play/public-routes';
import { hitRateRange, returnRange } from '#domain/games/odds/choice-range';
import { oneInLabel, percentLabel } from '#web/lib/format/numbers';
import { shareOf } from './share-odds';

/** Assumptions behind the odds of a game: for its return, and for its payout frequency. */
interface OddsAssumption {
  readonly return: string;
  /** Empty where every round of the game is alike. */
  readonly rounds: string;
}

/** The strategy that the figures of a PAR sheet assume in games with decisions. */
export function oddsAssumption(sheet: PublishedGame['parSheet']): OddsAssumption {
  switch (sheet.family) {
    case 'blackjack':
      return {
        return:
          'If you follow the strategy in this guide. Other decisions return less on average. The same for both coins and every stake.',
        rounds: 'With the same strategy.',
      };
    case 'video-poker':
      return {
        return:
          'With perfect play, as described under the pay table. Holding other cards returns less on average. The same for both coins and every stake.',
        rounds: 'With perfect play.',
      };
    case 'originals':
      return { return: choiceReturn(sheet), rounds: choiceRounds(sheet) };
    case 'roulette':
      return {
        return: 'The same for every bet on the table, both coins, every chip and every player.',
        rounds: singleNumberLabel(sheet.fields),
      };
    default:
      return { return: 'The same for both coins, every stake and every player.', rounds: '' };
  }
}

type ChoiceSheet = Extract<PublishedGame['parSheet'], { family: 'originals' }>;

function choiceReturn(sheet: ChoiceSheet): string {
  const range = returnRange(sheet)
    ? 'Your choice decides: the list of choices has the return of each.'
    : `Or more: this is the lowest return of all choices, and the highest is ${percentLabel(sheet.best.basisPoints)}.`;
  return `${range} The same for both coins, every stake and every player.`;
}

function choiceRounds(sheet: ChoiceSheet): string {
  if (!hitRateRange(sheet))
    return `With the choice that has the widest spread, like all figures below: ${sheet.widest}.`;
  const pays = oneInLabel(1 / shareOf(sheet.hitRate));
  return `Your choice decides. The one with the widest spread, ${sheet.widest}, pays ${pays}; the figures below are of it.`;
}

type Fields = Extract<PublishedGame['parSheet'], { family: 'roulette' }>['fields'];

function singleNumberLabel(fields: Fields): string {
  const even = fields.find(({ kind }) => kind === 'even-chance');
  const red = even ? `; a chip on red pays in ${percentLabel(even.hitRate.basisPoints)} of rounds` : '';
  return `With one chip on one number, like all figures below${red}.`;
}
