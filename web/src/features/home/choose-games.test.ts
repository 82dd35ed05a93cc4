import { describe, expect, it } from 'vitest';
import catalogCategories from '#content/catalog/categories.json';
import catalog from '#content/catalog/games.json';
import { chooseGames } from './choose-games';
import type { Sorting } from './game-filter';
import { game } from './game-fixture';

const harbour = game('Harbour', { openedOn: '2026-11-01', rtpBasisPoints: 9_554, standardDeviation: 5.5 });
const tiger = game('Neon Tiger', { blurb: 'A café in a rain-wet alley.', rtpBasisPoints: 9_598 });
const cards = game('Blackjack', { categories: ['table'], rtpBasisPoints: 9_943, standardDeviation: 1.15 });
const games = [harbour, tiger, cards];
const categories = [
  { id: 'slots', name: 'Slots', blurb: '' },
  { id: 'table', name: 'Table games', blurb: '' },
];

const found = (words: string, sorting: Sorting = 'featured') =>
  chooseGames(games, categories, { words, isFavorites: false, sorting }, []).map(({ id }) => id);

describe('search in the lobby', () => {
  it.each([
    ['', ['Harbour', 'Neon Tiger', 'Blackjack']],
    ['  TIGER ', ['Neon Tiger']],
    ['tiger rain', ['Neon Tiger']],
    ['wet cafe', ['Neon Tiger']],
    ['table games', ['Blackjack']],
    ['slots', ['Harbour', 'Neon Tiger']],
    ['jade studio', ['Harbour', 'Neon Tiger', 'Blackjack']],
    ['tiger table', []],
    ['iger', []],
    ['!?', ['Harbour', 'Neon Tiger', 'Blackjack']],
    // One letter changed, added, left out, or swapped with the next.
    ['tigor', ['Neon Tiger']],
    ['tigger', ['Neon Tiger']],
    ['blckjack', ['Blackjack']],
    ['tgier', ['Neon Tiger']],
    ['tigxyr', []],
    // Two in a long word.
    ['blckjakc', ['Blackjack']],
    ['blakjakc', ['Blackjack']],
    ['blxkjxkc', []],
    // A letter that should be doubled, or should not, beside the mistyped one; short words do not gain by it.
    ['nneonn', ['Neon Tiger']],
    ['tiiggorr', ['Neon Tiger']],
    ['nnnn', []],
    ['bbbl', []],
    ['neo', ['Neon Tiger']],
    ['nxo', []],
    // Words typed apart are joined from the start of a name only, and never across two names.
    ['ti ger', []],
    ['tablegamesblack', []],
  ])('for %j finds %j', (words, expected) => {
    expect(found(words)).toEqual(expected);
  });
});

describe('search in the catalog', () => {
  function foundInCatalog(words: string, sorting: Sorting = 'featured') {
    const listed = catalog.map(({ categories: of, volatility, ...entry }) =>
      game(entry.id, { name: entry.name, blurb: entry.blurb, categories: of, volatility }),
    );
    const filter = { words, isFavorites: false, sorting };
    return chooseGames(listed, catalogCategories, filter, []).map(({ id }) => id);
  }

  it.each([
    // Names are found whether they are typed in one word or in several, also with a letter mistyped.
    ['hilo', 'hi-lo'],
    ['black jack', 'blackjack'],
    ['blak jack', 'blackjack'],
    ['light house', 'lighthouse-bay'],
    ['hkslots', 'hk-slots'],
    ['scratchcards', 'lucky-ticket'],
    ['scrachcards', 'lucky-ticket'],
    ['bakarat', 'baccarat'],
    ['tumble', 'lantern-cascade'],
    ['cascade', 'lantern-cascade'],
    ['243 ways', 'lantern-cascade'],
    ['cluster', 'koi-garden'],
    ['hold and respin', 'pearl-divers'],
    ['respins', 'pearl-divers'],
    ['expanding wilds', 'lighthouse-bay'],
    ['dice', 'dice'],
    ['lantern climb', 'limbo'],
    ['ball pegs', 'plinko'],
    ['mine', 'mines'],
    ['ten of forty', 'keno'],
    ['higher lower', 'hi-lo'],
    ['player banker tie', 'baccarat'],
    ['rulet', 'roulette'],
    ['roulete', 'roulette'],
    ['rulete', 'roulette'],
    ['rullete', 'roulette'],
  ])('for %j finds %s', (words, id) => {
    expect(foundInCatalog(words)).toContain(id);
  });

  it.each([
    // The blurb of Roulette has pockets.
    ['pocker', 'video-poker'],
    ['rulete', 'roulette'],
    ['wheel', 'harbour-wheel'],
  ])('for %j lists %s first, whose name matches', (words, id) => {
    expect(foundInCatalog(words)[0]).toBe(id);
  });

  it('keeps the chosen order where a name matches', () => {
    expect(foundInCatalog('pocker', 'name').slice(0, 2)).toEqual(['roulette', 'video-poker']);
  });

  it.each(['rrrr', 'aaaa', 'sxxs'])('finds nothing for %j', (words) => {
    expect(foundInCatalog(words)).toEqual([]);
  });
});

describe('favorites in the lobby', () => {
  it('are the only games shown, searched like all others', () => {
    const shown = (words: string) =>
      chooseGames(games, categories, { words, isFavorites: true, sorting: 'featured' }, [
        'Harbour',
        'Blackjack',
      ]);

    expect(shown('')).toEqual([harbour, cards]);
    expect(shown('slots')).toEqual([harbour]);
  });
});

describe('order of the games', () => {
  it.each<[Sorting, string[]]>([
    ['featured', ['Harbour', 'Neon Tiger', 'Blackjack']],
    ['name', ['Blackjack', 'Harbour', 'Neon Tiger']],
    ['rtp', ['Blackjack', 'Neon Tiger', 'Harbour']],
    ['volatility', ['Blackjack', 'Neon Tiger', 'Harbour']],
    ['newest', ['Neon Tiger', 'Blackjack', 'Harbour']],
  ])('sorts by %s as %j', (sorting, expected) => {
    expect(found('', sorting)).toEqual(expected);
  });

  it('does not modify the catalog', () => {
    found('', 'name');

    expect(games).toEqual([harbour, tiger, cards]);
  });
});
