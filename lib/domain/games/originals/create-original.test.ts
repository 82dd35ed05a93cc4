import { describe, expect, it, vi } from 'vitest';
import { createOriginal, type OriginalRules } from './create-original';
import { dice } from './dice/rules';
import { instant } from './instant';
import { originalGame } from './original-game';

const readChoice = vi.fn<(text: string | null) => number | null>((text) => (text === null ? null : 2));
const rules: OriginalRules<number> = {
  ...dice,
  readChoice,
  choiceFault: 'Choose a text.',
  paysOf: (choice) => ({ pays: [{ parts: choice, weight: 1n }], total: 1n }),
  isHedged: (choice, multiple) => choice > multiple,
  play: instant((_, choice) => ({ shown: {}, multiple: 100 * choice })),
};
const original = createOriginal(rules);
const draws = { below: () => 0 };

describe('createOriginal', () => {
  it('gives every rule the choice that was read', () => {
    expect(original.paysOf?.('two').pays).toEqual([{ parts: 2, weight: 1n }]);
    expect([original.isHedged('two', 1), original.isHedged('two', 2)]).toEqual([true, false]);
    expect(original.play(draws, 'two', [])).toEqual({ shown: {}, multiple: 200, options: [] });
  });

  it('reads a choice once for a round', () => {
    readChoice.mockClear();

    originalGame(original).play(draws, { stake: 100, choice: 'two', decisions: [] });

    expect(readChoice).toHaveBeenCalledOnce();
  });

  it('reports the fault of a text that is no choice, and throws where one is played', () => {
    expect([original.faultInChoice('two'), original.faultInChoice(null)]).toEqual([null, 'Choose a text.']);
    expect(() => original.play(draws, null, [])).toThrow(new RangeError('Choose a text.'));
    expect(() => original.isHedged(null, 1)).toThrow('Choose a text.');
  });

  it('has no payouts by choice where the rules have none', () => {
    const { paysOf: _, ...decided } = rules;

    expect(createOriginal(decided).paysOf).toBeUndefined();
  });
});
