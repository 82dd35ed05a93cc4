import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawsFrom, precomputedBlocks } from '#domain/fairness/draws';
import type { ScratchCard } from './card';
import { listScratchCards } from './cards';
import { dragonScratch } from './dragon-scratch/card';
import { luckyTicket } from './lucky-ticket/card';
import { canonicalCard, scratchGame } from './scratch-game';

const play = { stake: 20, choice: null, decisions: [] };

/** Draws the listed numbers, then 0. */
function listed(numbers: readonly number[]) {
  let taken = 0;
  return { below: () => numbers[taken++] ?? 0 };
}

describe('scratchGame', () => {
  it('pays the multiple of the drawn row and lays it out', () => {
    const game = scratchGame(luckyTicket);

    const round = game.play(listed([2 + 40 + 300, 8, 4, 0]), play);

    expect(round).toEqual({
      outcome: {
        family: 'scratch',
        key: null,
        cells: [
          'lucky-cat',
          'lucky-eight',
          'lucky-eight',
          'gold-ingot',
          'lucky-cat',
          'gold-ingot',
          'red-envelope',
          'red-envelope',
          'lucky-cat',
        ],
        winning: [0, 4, 8],
        multiple: 50,
        payout: 1_000,
      },
      staked: 20,
      payout: 1_000,
      isShownInSteps: true,
    });
  });

  it('names a treasure on a losing card, too', () => {
    const round = scratchGame(dragonScratch).play(listed([999_999, 1]), play);

    expect(round).toMatchObject({
      outcome: { key: 'jade-disc', winning: [], multiple: 0, payout: 0 },
      payout: 0,
    });
  });

  it('refuses decisions', () => {
    expect(scratchGame(luckyTicket).play(listed([]), { ...play, decisions: ['peek'] })).toEqual({
      code: 'games/decision-not-allowed',
    });
  });

  it.each([
    { requested: { coin: 'gold', stake: 100, choice: null } as const, field: undefined },
    { requested: { coin: 'sweeps', stake: 20, choice: null } as const, field: undefined },
    { requested: { coin: 'gold', stake: 20, choice: null } as const, field: 'stake' },
    { requested: { coin: 'gold', stake: 100, choice: 'koi' } as const, field: 'choice' },
  ])('faultIn returns the faulty field of $asked', ({ requested, field }) => {
    expect(scratchGame(luckyTicket).faultIn(requested)?.field).toBe(field);
  });

  it.each(listScratchCards().map((card) => [card.id, card] as const))(
    'plays the same round for %s from the blocks that a verifier computes',
    (_, card) => {
      const game = scratchGame(card);
      for (let nonce = 0; nonce < 500; nonce += 1) {
        const block = (index: number) => createHmac('sha256', card.id).update(`${nonce}:${index}`).digest();
        const blocks = Array.from({ length: game.blocks }, (_, index) => block(index));

        expect(game.play(drawsFrom(precomputedBlocks(blocks)), play)).toEqual(
          game.play(drawsFrom(block), play),
        );
      }
    },
  );
});

describe('canonicalCard', () => {
  it('returns the same text for any order of properties', () => {
    const backwards = Object.fromEntries(Object.entries(dragonScratch).reverse()) as unknown as ScratchCard;
    const layout = Object.fromEntries(
      Object.entries(dragonScratch.layout).reverse(),
    ) as ScratchCard['layout'];

    expect(canonicalCard({ ...backwards, layout })).toBe(canonicalCard(dragonScratch));
  });

  it.each<[string, Partial<ScratchCard>]>([
    ['version', { version: 2 }],
    ['symbols', { symbols: [...dragonScratch.symbols].reverse() }],
    ['kind of layout', { layout: { kind: 'match', cells: 12, alike: 3 } }],
    ['cells', { layout: { kind: 'find', cells: 11, alike: 3, copies: 4 } }],
    ['fewest alike', { layout: { kind: 'find', cells: 12, alike: 2, copies: 4 } }],
    ['copies in the bag', { layout: { kind: 'find', cells: 12, alike: 3, copies: 3 } }],
    ['order of prizes', { prizes: [...dragonScratch.prizes].reverse() }],
    [
      'weight of a prize',
      { prizes: dragonScratch.prizes.map((row) => ({ ...row, weight: row.weight + 1 })) },
    ],
    ['stakes', { stakes: { ...dragonScratch.stakes, sweeps: [20] } }],
  ])('changes with the %s', (_, change) => {
    expect(canonicalCard({ ...dragonScratch, ...change })).not.toBe(canonicalCard(dragonScratch));
  });
});
