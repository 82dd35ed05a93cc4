import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import { cardOf, deck } from './deck';
import { holdText } from './hold';
import { jacksOrBetter } from './jacks-or-better';
import { naiveRank } from './naive-hand-fixture';
import type { PokerTable } from './pay-table';
import { canonicalTable, videoPokerGame } from './video-poker-game';

const game = videoPokerGame(jacksOrBetter);

/** Draws that deal these cards in order, with the requested bounds. */
function stacked(...cards: string[]) {
  const bounds: number[] = [];
  const left = deck.map((_, card) => card);
  const below = (bound: number) => {
    const dealt = bounds.push(bound) - 1;
    const from = left.indexOf(cardOf(cards[dealt]!));
    left[from] = left[dealt]!;
    return from - dealt;
  };
  return { bounds, below };
}

function play(cards: string, ...decisions: string[]) {
  return game.play(stacked(...cards.split(' ')), { stake: 100, choice: null, decisions });
}

describe('videoPokerGame play', () => {
  it('deals five cards and waits for a decision', () => {
    const draws = stacked('As', 'Kd', '9c', '9d', '2h');

    expect(game.play(draws, { stake: 100, choice: null, decisions: [] })).toEqual({
      outcome: {
        family: 'video-poker',
        dealt: ['As', 'Kd', '9c', '9d', '2h'],
        held: null,
        hand: null,
        rank: null,
      },
      staked: 100,
      payout: null,
      isShownInSteps: false,
    });
    expect(draws.bounds).toEqual([52, 51, 50, 49, 48]);
  });

  it('replaces the cards that are not held, from left to right, and pays for the hand', () => {
    expect(play('As Kd 9c 9d 2h 9s 4c 4h', 'hold 00110')).toEqual({
      outcome: {
        family: 'video-poker',
        dealt: ['As', 'Kd', '9c', '9d', '2h'],
        held: [false, false, true, true, false],
        hand: ['9s', '4c', '9c', '9d', '4h'],
        rank: 'full-house',
      },
      staked: 100,
      payout: 800,
      isShownInSteps: false,
    });
  });

  it('draws nothing when all cards are held, and five cards when none is', () => {
    const kept = stacked('Th', 'Jh', 'Qh', 'Kh', 'Ah');
    const replaced = stacked('2c', '3d', '5h', '7s', '9c', '2d', '3c', '5s', '7h', '9d');

    const royal = game.play(kept, { stake: 20, choice: null, decisions: ['hold 11111'] });
    const nothing = game.play(replaced, { stake: 20, choice: null, decisions: ['hold 00000'] });

    expect(royal).toMatchObject({ outcome: { rank: 'royal-flush' }, payout: 16_000 });
    expect(nothing).toMatchObject({
      outcome: { hand: ['2d', '3c', '5s', '7h', '9d'], rank: null },
      payout: 0,
    });
    expect([kept.bounds.length, replaced.bounds]).toEqual([5, [52, 51, 50, 49, 48, 47, 46, 45, 44, 43]]);
  });

  it.each([
    ['words that it does not know', ['stand']],
    ['too few cards', ['hold 0110']],
    ['a second decision', ['hold 01100', 'hold 01100']],
    ['anything after words that it does not know', ['stand', 'hold 01100']],
  ])('refuses %s', (_, decisions) => {
    expect(play('As Kd 9c 9d 2h 9s 4c 4h', ...decisions)).toEqual({ code: 'games/decision-not-allowed' });
  });

  it.each([
    { stake: 0, choice: null },
    { stake: 1.5, choice: null },
    { stake: 100, choice: 'red' },
  ])('throws for an invalid request: $stake on $choice', (request) => {
    expect(() => game.play({ below: () => 0 }, { ...request, decisions: [] })).toThrow(RangeError);
  });

  it('continues from the same deal, never shows a card twice, and pays the rank that a naive reading finds', () => {
    fc.assert(
      fc.property(fc.string(), fc.tuple(...Array.from({ length: 5 }, () => fc.boolean())), (seed, held) => {
        const draws = () => drawsFrom((index) => createHmac('sha256', seed).update(String(index)).digest());
        const begun = game.play(draws(), { stake: 500, choice: null, decisions: [] });
        const ended = game.play(draws(), { stake: 500, choice: null, decisions: [holdText(held)] });

        if ('code' in begun || 'code' in ended) throw new Error('refused');
        const { dealt, hand, rank } = ended.outcome;
        const drawn = hand!.filter((_, at) => !held[at]);
        expect(begun.outcome.dealt).toEqual(dealt);
        expect(hand!.filter((_, at) => held[at])).toEqual(dealt.filter((_, at) => held[at]));
        expect(new Set([...dealt, ...drawn]).size).toBe(5 + drawn.length);
        expect(rank).toBe(naiveRank(hand!));
        expect(ended.payout).toBe(rank === null ? 0 : jacksOrBetter.payTable[rank] * 500);
      }),
      { seed: 81, numRuns: 500 },
    );
  });
});

describe('videoPokerGame', () => {
  it('accepts its stakes and no choice', () => {
    expect(game.faultIn({ coin: 'gold', stake: 100, choice: null })).toBeNull();
    expect(game.faultIn({ coin: 'sweeps', stake: 100_000, choice: null })?.field).toBe('stake');
    expect(game.faultIn({ coin: 'gold', stake: 100, choice: 'red' })?.field).toBe('choice');
  });

  it('is verified from two blocks, enough for ten cards', () => {
    expect(game.blocks).toBe(2);
  });

  it('has stakes and prizes within the house limits', () => {
    const { gold, sweeps } = game.stakes;

    expect([gold[0], gold.at(-1), sweeps[0], sweeps.at(-1)]).toEqual([100, 100_000, 20, 500]);
    for (const each of [gold, sweeps]) expect(each).toEqual(each.toSorted((one, other) => one - other));
    expect(Object.values(jacksOrBetter.payTable).every(Number.isInteger)).toBe(true);
    expect(Math.max(...Object.values(jacksOrBetter.payTable))).toBeLessThanOrEqual(5_000);
  });
});

describe('canonicalTable', () => {
  it('returns the same text for any order of properties', () => {
    const backwards = Object.fromEntries(Object.entries(jacksOrBetter).reverse()) as unknown as PokerTable;
    const payTable = Object.fromEntries(
      Object.entries(jacksOrBetter.payTable).reverse(),
    ) as PokerTable['payTable'];

    expect(canonicalTable({ ...backwards, payTable })).toBe(canonicalTable(jacksOrBetter));
  });

  it.each<[string, Partial<PokerTable>]>([
    ['version', { version: 2 }],
    ['pay table', { payTable: { ...jacksOrBetter.payTable, flush: 6 } }],
    ['stakes', { stakes: { ...jacksOrBetter.stakes, sweeps: [20] } }],
  ])('changes with the %s', (_, change) => {
    expect(canonicalTable({ ...jacksOrBetter, ...change })).not.toBe(canonicalTable(jacksOrBetter));
  });

  it('contains the deck, so that draws can be verified', () => {
    expect(canonicalTable(jacksOrBetter)).toContain('"deck":["2c","2d","2h","2s","3c",');
  });
});
