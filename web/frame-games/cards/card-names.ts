import { glyphOf } from './rank-glyphs';
import { suitOf } from './suits';

/**
 * Names a card for people who do not see it: `As` is the ace of spades, null a card that lies face down.
 *
 * @throws RangeError if the text is no card
 */
export function cardName(card: string | null): string {
  if (card === null) return 'face-down card';
  if (card.length !== 2) throw new RangeError(`${card} is no card`);
  return `${glyphOf(card).name} of ${suitOf(card).name}`;
}
