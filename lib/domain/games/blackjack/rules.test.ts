import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coins } from '#domain/money/coin';
import { blackjack, blackjackGame } from './blackjack-game';
import { blackjackRules } from './rules';

interface Entry {
  readonly id: string;
  readonly rules: readonly string[];
}

const gameCatalog = new URL('../../../../content/catalog/games.json', import.meta.url);
const told = (JSON.parse(readFileSync(gameCatalog, 'utf8')) as Entry[])
  .filter(({ id }) => id === 'blackjack')
  .flatMap(({ rules }) => rules)
  .join('\n');

describe('the rules of blackjack', () => {
  it('pay whole coins on every stake on offer', () => {
    for (const stake of coins.flatMap((coin) => blackjackRules.stakes[coin])) {
      for (const [parts, of] of Object.values(blackjackRules.pays)) {
        expect(Number.isInteger((stake * parts) / of)).toBe(true);
      }
    }
  });

  it('offer the published range of stakes, and nothing between', () => {
    expect(blackjack.faultIn({ coin: 'gold', stake: 100, choice: null })).toBeNull();
    expect(blackjack.faultIn({ coin: 'sweeps', stake: 500, choice: null })).toBeNull();
    expect(blackjack.faultIn({ coin: 'sweeps', stake: 25, choice: null })).toMatchObject({ field: 'stake' });
    expect(blackjack.faultIn({ coin: 'gold', stake: 100, choice: 'red 100' })).toMatchObject({
      field: 'choice',
    });
  });

  it('are told to players as they are', () => {
    const { pays, dealerStandsOn, ranks, suits } = blackjackRules;
    const [parts, of] = pays.blackjack;

    expect(told).toContain(`blackjack pays ${parts - of} to ${of}`);
    expect([pays.won, pays.pushed]).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(told).toContain('pays your stake back and as much again');
    expect(told).toContain(`draws up to ${dealerStandsOn - 1} and stands on every ${dealerStandsOn}`);
    expect(told).toContain(`a full deck of ${ranks.length * suits.length}`);
  });

  it('are the same text from whatever object they come, so that their hash names them', () => {
    const { stakes, terms, pays, ...others } = blackjackRules;

    expect(blackjackGame({ stakes, terms, pays, ...others }).canonicalText).toBe(blackjack.canonicalText);
    expect(JSON.parse(blackjack.canonicalText)).toEqual(blackjackRules);
  });
});
