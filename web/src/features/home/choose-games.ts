import { compareTexts } from '#web/lib/format/text-order';
import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import type { GameFilter, Sorting } from './game-filter';

type IsMatch = (word: string, typed: string) => boolean;

/**
 * Returns games where every search word is the prefix of a word in the game or its categories, or where all of them joined are the prefix
 * of a joined name: `hilo` finds Hi-Lo, `black jack` Blackjack. If there are none, it returns those that are a letter away from such a
 * prefix, or two in a long word. In the featured order, games with more search words in their names come first. Games that are equal in
 * the order keep the order of the catalog.
 *
 * @param favorites  ids of the favorite games
 */
export function chooseGames(
  games: readonly CatalogGame[],
  categories: readonly Category[],
  { words, isFavorites, sorting }: GameFilter,
  favorites: readonly string[],
): CatalogGame[] {
  const shown = isFavorites ? games.filter(({ id }) => favorites.includes(id)) : games;
  const wanted = wordsIn(words);
  const matching = (isMatch: IsMatch) =>
    shown.filter((game) => {
      const kinds = categories.filter(({ id }) => game.categories.includes(id)).map(({ name }) => name);
      const text = [game.name, game.provider, game.blurb, game.volatility, ...kinds].join(' ');
      return (
        wanted.every((typed) => hasWord(text, typed, isMatch)) ||
        [game.name, ...kinds].some((name) => isMatch(wordsIn(name).join(''), wanted.join('')))
      );
    });
  const exact = matching(startsWith);
  const isMatch = exact.length > 0 ? startsWith : startsAlmostWith;
  const found = exact.length > 0 ? exact : matching(startsAlmostWith);
  if (sorting !== 'featured') return found.sort(orders[sorting]);
  return found
    .map((game) => ({ game, inName: countInName(game.name, wanted, isMatch) }))
    .sort((left, right) => right.inName - left.inName)
    .map(({ game }) => game);
}

function hasWord(text: string, typed: string, isMatch: IsMatch): boolean {
  return wordsIn(text).some((word) => isMatch(word, typed));
}

/** How many search words are in a name: all of them where they match it joined. */
function countInName(name: string, wanted: readonly string[], isMatch: IsMatch): number {
  if (isMatch(wordsIn(name).join(''), wanted.join(''))) return wanted.length;
  return wanted.filter((typed) => hasWord(name, typed, isMatch)).length;
}

function startsWith(word: string, typed: string): boolean {
  return word.startsWith(typed);
}

/** Words have one mistyped letter from this length on: in shorter ones another letter makes another word. */
const oneMistypedFrom = 4;
const twoMistypedFrom = 7;

/**
 * Whether a word starts with the typed one, as far as its first letter is right and few others are mistyped. Whether a letter is doubled
 * is no mistake of its own: `rulete` is a letter away from Roulette.
 */
function startsAlmostWith(word: string, typed: string): boolean {
  if (isNearly(word, typed)) return true;
  const letters = undoubled(typed);
  return letters.length >= oneMistypedFrom && isNearly(undoubled(word), letters);
}

function isNearly(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < oneMistypedFrom || typed[0] !== word[0]) return false;
  return startsWithin(word, typed, typed.length < twoMistypedFrom ? 1 : 2);
}

/** A word with one of each letter that it repeats in a row. */
function undoubled(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1');
}

/** Whether a word starts with the typed one after at most so many letters are changed, added, left out or swapped with the next. */
function startsWithin(word: string, typed: string, most: number): boolean {
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  if (same === typed.length) return true;
  if (most === 0) return false;
  const [rest, typedRest] = [word.slice(same), typed.slice(same)];
  const isSwapped = rest[0] === typedRest[1] && rest[1] === typedRest[0];
  return (
    startsWithin(rest.slice(1), typedRest.slice(1), most - 1) ||
    startsWithin(rest, typedRest.slice(1), most - 1) ||
    startsWithin(rest.slice(1), typedRest, most - 1) ||
    (isSwapped && startsWithin(rest.slice(2), typedRest.slice(2), most - 1))
  );
}

type Order = (left: CatalogGame, right: CatalogGame) => number;

const orders: Record<Exclude<Sorting, 'featured'>, Order> = {
  name: (left, right) => compareTexts(left.name, right.name),
  rtp: (left, right) => right.rtpBasisPoints - left.rtpBasisPoints,
  volatility: (left, right) => left.standardDeviation - right.standardDeviation,
  newest: (left, right) => compareTexts(right.openedOn, left.openedOn),
};

/** Splits a text into lowercase words without accents: `Dim-Sum é` is `dim`, `sum` and `e`. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
