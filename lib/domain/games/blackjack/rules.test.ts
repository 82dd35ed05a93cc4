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
const rulesText = (JSON.parse(readFileSync(gameCatalog, 'utf8')) as Entry[])
  .filter(({ id }) => id === 'blackjack')
  .flatMap(({ rules }) => rules)
  .join('\n');

describe('blackjackRules', () => {
  it('pays whole coins on every offered stake', () => {
    for (const stake of coins.flatMap((coin) => blackjackRules.stakes[coin])) {
      for (const [parts, of] of Object.values(blackjackRules.pays)) {
        expect(Number.isInteger((stake * parts) / of)).toBe(true);
      }
      expect(Number.isInteger(stake / blackjackRules.insurance!.stakeDivisor)).toBe(true);
    }
  });

  it('offers the published stakes only', () => {
    expect(blackjack.faultIn({ coin: 'gold', stake: 100, choice: null })).toBeNull();
    expect(blackjack.faultIn({ coin: 'sweeps', stake: 500, choice: null })).toBeNull();
    expect(blackjack.faultIn({ coin: 'sweeps', stake: 25, choice: null })).toMatchObject({ field: 'stake' });
    expect(blackjack.faultIn({ coin: 'gold', stake: 100, choice: 'red 100' })).toMatchObject({
      field: 'choice',
    });
  });

  it('matches the rules that players read', () => {
    const { pays, insurance, dealerStandsOn, ranks, suits } = blackjackRules;
    const [parts, of] = pays.blackjack;

    expect(rulesText).toContain(`blackjack pays ${parts - of} to ${of}`);
    expect([pays.won, pays.pushed]).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(rulesText).toContain('pays your stake back and as much again');
    expect(insurance).toEqual({ stakeDivisor: 2, pays: 3 });
    expect(rulesText).toContain('It costs half your stake and pays 2 to 1');
    expect(rulesText).toContain(`draws up to ${dealerStandsOn - 1} and stands on every ${dealerStandsOn}`);
    expect(rulesText).toContain(`a full deck of ${ranks.length * suits.length}`);
  });

  it('has the same canonical text for any order of properties', () => {
    const { stakes, terms, insurance, pays, ...others } = blackjackRules;

    expect(blackjackGame({ stakes, insurance, terms, pays, ...others }).canonicalText).toBe(
      blackjack.canonicalText,
    );
    expect(JSON.parse(blackjack.canonicalText)).toEqual(blackjackRules);
  });
});
