import { describe, expect, it } from 'vitest';
import { type Draws, recordDraws, replayDraws } from '#domain/fairness/draws';
import { everyDraw } from '../every-draw-fixture';
import type { OriginalRound } from '../original';
import { mines } from './rules';

/** Plays with these draws. */
function play(choice: string, draws: readonly number[], decisions: readonly string[]): OriginalRound {
  const recorded = replayDraws(draws);
  const round = mines.play(recorded, choice, decisions);
  if ('code' in round) throw new Error(round.code);
  expect(recorded.left()).toBe(0);
  return round;
}

/** Plays the decisions until the round is over, as a player does who does not know what comes. */
function playToEnd(draws: Draws, choice: string, decisions: readonly string[]): string {
  const { draws: recorder, drawn } = recordDraws(draws);
  for (const [at] of decisions.entries()) {
    const earlier = replayDraws([...drawn]);
    const below = (bound: number) => (earlier.left() > 0 ? earlier : recorder).below(bound);
    const round = mines.play({ below }, choice, decisions.slice(0, at + 1));
    if (!('code' in round) && round.options.length === 0) return (round.shown['mines'] ?? []).join(' ');
  }
  throw new Error('The decisions do not end the round.');
}

describe('mines', () => {
  it('begins with a closed board, nothing drawn and nothing to collect', () => {
    const { shown, multiple, options } = play('3', [], []);

    expect([shown, multiple]).toEqual([{ opened: [], mines: [] }, 0]);
    expect(options).toHaveLength(25);
    expect(options).not.toContain('cash-out');
  });

  it('offers to collect, and every closed tile, after a safe one', () => {
    const { shown, multiple, options } = play('3', [3], ['open 7']);

    // 0.99 × 25 / 22 = 1.125
    expect([shown, multiple]).toEqual([{ opened: [7], mines: [] }, 112]);
    expect(options).toHaveLength(25);
    expect(options[0]).toBe('cash-out');
    expect(options).not.toContain('open 7');
  });

  it('ends without a payout on a mine and shows all mines in order', () => {
    // The second tile is a mine; the first two of the 23 closed tiles are the others.
    const { shown, multiple, options } = play('3', [3, 2, 0, 0], ['open 7', 'open 20']);

    expect({ shown, multiple, options }).toEqual({
      shown: { opened: [7, 20], mines: [0, 1, 20] },
      multiple: 0,
      options: [],
    });
  });

  it('pays the multiple of the opened tiles and then places the mines on closed ones', () => {
    const { shown, multiple, options } = play('2', [24, 23, 22, 21], ['open 0', 'open 1', 'cash-out']);

    // 0.99 × (25 × 24) / (23 × 22) = 1.1739
    expect({ shown, multiple, options }).toEqual({
      shown: { opened: [0, 1], mines: [23, 24] },
      multiple: 117,
      options: [],
    });
  });

  it('ends by itself when every safe tile is open, without drawing where the mines are', () => {
    const { shown, multiple, options } = play('24', [24], ['open 12']);

    expect(shown['mines']).toHaveLength(24);
    expect(shown['mines']).not.toContain(12);
    expect([multiple, options]).toEqual([2475, []]);
  });

  it('ends by itself with the last multiple below the cap', () => {
    const decisions = Array.from({ length: 19 }, (_, tile) => `open ${tile}`);
    const draws = decisions.map((_, at) => 24 - at);

    const before = play('5', draws.slice(0, 18), decisions.slice(0, 18));
    const { shown, multiple, options } = play('5', [...draws, 0, 0, 0, 0, 0], decisions);

    expect(before.options).toContain('cash-out');
    // 0.99 × C(25, 19) / C(20, 19) = 8766.45; one more tile would reach 52,598.70.
    expect([multiple, options]).toEqual([876_645, []]);
    expect(shown['mines']).toEqual([19, 20, 21, 22, 23]);
  });

  it.each([
    ['collecting before any tile', [], 'cash-out'],
    ['a tile that is open', ['open 7'], 'open 7'],
    ['a tile that the board does not have', ['open 7'], 'open 25'],
    ['a tile in other notation', ['open 7'], 'open 08'],
    ['another word', ['open 7'], 'collect'],
    ['a tile after collecting', ['open 7', 'cash-out'], 'open 8'],
    ['collecting twice', ['open 7', 'cash-out'], 'cash-out'],
  ])('does not allow %s', (_, before, decision) => {
    const draws = { below: (bound: number) => bound - 1 };

    expect(mines.play(draws, '3', [...before, decision])).toEqual({ code: 'games/decision-not-allowed' });
  });

  it('allows nothing after a mine or after the last safe tile', () => {
    const hit = { below: () => 0 };
    const safe = { below: (bound: number) => bound - 1 };

    for (const decision of ['cash-out', 'open 8']) {
      expect(mines.play(hit, '3', ['open 7', decision])).toEqual({ code: 'games/decision-not-allowed' });
      expect(mines.play(safe, '24', ['open 7', decision])).toEqual({ code: 'games/decision-not-allowed' });
    }
  });

  it.each([
    ['2', ['open 3', 'cash-out'], 300],
    ['1', ['open 3', 'cash-out'], 25],
  ] as const)(
    'ends on every board of %s mines with the same chance, whatever is opened',
    (choice, decisions, boards) => {
      const chances = new Map<string, number>();

      for (const { result, chance } of everyDraw((draws) => playToEnd(draws, choice, decisions)))
        chances.set(result, (chances.get(result) ?? 0) + chance);

      expect(chances.size).toBe(boards);
      for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / boards, 12);
    },
  );

  it('takes no more decisions and draws than the longest round can have', () => {
    const decisions = Array.from({ length: 24 }, (_, tile) => `open ${tile}`);
    const { draws, drawn } = recordDraws({ below: (bound: number) => bound - 1 });

    const round = mines.play(draws, '1', decisions);

    expect(round).toMatchObject({ multiple: 2475, options: [], shown: { mines: [24] } });
    expect(drawn).toHaveLength(24);
  });
});
