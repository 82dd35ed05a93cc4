import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom, recordDraws } from '#domain/fairness/draws';
import { numberOf } from '#domain/games/odds/share';
import { coins } from '#domain/money/coin';
import { highestMultiple, hundredths } from './multiple';
import type { OriginalRound } from './original';
import { listOriginals, originalOf } from './originals';
import { originalParSheet } from './par-sheet';

const cases = { numRuns: 200, seed: 26 };

/** Games whose odds are those of the traditional game. */
const traditional = ['baccarat'];

/** Returns of this size are published for every way to play; sheets round down. */
const returns = { least: 0.98, most: 0.99 };

/** Draws derived from a seed. */
function drawsOf(seed: number) {
  let state = seed;
  return drawsFrom(() => {
    const block = new Uint8Array(32);
    for (let at = 0; at < block.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      block[at] = state >>> 24;
    }
    return block;
  });
}

const anyPlay = fc.record({
  seed: fc.nat(),
  choice: fc.nat(),
  picks: fc.array(fc.nat(), { minLength: 80, maxLength: 80 }),
});

describe.each(listOriginals())('$id', (original) => {
  // Those of hi-lo take seconds.
  const figures = original.figures();
  const sheet = originalParSheet({ ...original, figures: () => figures });

  it('has stakes that are multiples of 100, so that no payout needs rounding', () => {
    for (const coin of coins) {
      expect(original.stakes[coin].filter((stake) => stake % 100 !== 0 || stake < 100)).toEqual([]);
      expect(original.stakes[coin]).toEqual(original.stakes[coin].toSorted((one, other) => one - other));
    }
  });

  it('pays whole units at every offered stake, for every payout of every listed choice', () => {
    const multiples = new Set(figures.choices.flatMap(({ pays }) => pays.pays.map(({ parts }) => parts)));
    const stakes = coins.flatMap((coin) => original.stakes[coin]);
    const broken = [...multiples].flatMap((multiple) =>
      stakes.filter((stake) => (stake * multiple) % hundredths !== 0).map((stake) => [stake, multiple]),
    );

    expect(multiples.size).toBeGreaterThan(1);
    expect(broken).toEqual([]);
  });

  it('states whether its rounds offer decisions', () => {
    const begun = original.play(drawsOf(1), original.examples[0], []);

    expect('options' in begun && begun.options.length > 0).toBe(original.hasDecisions);
    expect(original.paysOf === undefined).toBe(original.hasDecisions);
  });

  it('accepts its examples, and reports a fault of anything else', () => {
    expect(original.examples.map((choice) => original.faultInChoice(choice))).toEqual(
      original.examples.map(() => null),
    );
    for (const choice of ['', 'nonsense', 'constructor', 'a'.repeat(200)])
      expect(original.faultInChoice(choice)).toMatch(/^[A-Z].*\.$/s);
  });

  it('returns from 98 to 99 percent for the worst and the best way to play', () => {
    const [worst, best] = [numberOf(sheet.worst), numberOf(sheet.best)];

    expect(sheet.rtp.total).toEqual(sheet.worst);
    for (const { choice, rtp } of sheet.choices) {
      expect([choice, numberOf(rtp) >= worst && numberOf(rtp) <= best]).toEqual([choice, true]);
    }
    if (traditional.includes(original.id)) return;
    expect(worst).toBeGreaterThanOrEqual(returns.least);
    expect(best).toBeLessThanOrEqual(returns.most);
  });

  it('names a way to play with the lowest and one with the highest return', () => {
    const { best, bestChoice, worst, worstChoice, choices } = sheet;
    const returnOf = (name: string) => choices.find(({ choice }) => choice === name)?.rtp;

    expect(bestChoice).not.toBe(worstChoice);
    expect([best, undefined]).toContainEqual(returnOf(bestChoice));
    expect([worst, undefined]).toContainEqual(returnOf(worstChoice));
  });

  it('publishes the payouts of the listed choice with the highest variance', () => {
    const deviations = sheet.choices.map(({ standardDeviation }) => standardDeviation);
    const widest = sheet.choices.find(({ choice }) => choice === sheet.widest);

    expect(new Set(sheet.choices.map(({ choice }) => choice)).size).toBe(sheet.choices.length);
    expect(widest?.standardDeviation).toBe(Math.max(...deviations));
    expect([sheet.standardDeviation, sheet.maximumWin]).toEqual([
      widest?.standardDeviation,
      widest?.maximumWin,
    ]);
  });

  it('extends its draws with each decision, and has drawn no more than it shows while it is open', () => {
    fc.assert(
      fc.property(anyPlay, ({ seed, choice, picks }) => {
        let before: { round: OriginalRound; drawn: readonly number[] } | null = null;
        const decisions: string[] = [];
        for (const pick of picks) {
          const { draws, drawn } = recordDraws(drawsOf(seed));
          const round = original.play(draws, example(choice), decisions);
          if ('code' in round) throw new Error(`${decisions.join(', ')}: ${round.code}`);
          if (before) expect(drawn.slice(0, before.drawn.length)).toEqual(before.drawn);
          expect(Number.isInteger(round.multiple) && round.multiple >= 0).toBe(true);
          expect(round.multiple).toBeLessThanOrEqual(highestMultiple);
          if (round.options.length === 0) {
            expect(original.play(drawsOf(seed), example(choice), [...decisions, 'cash-out'])).toEqual({
              code: 'games/decision-not-allowed',
            });
            return;
          }
          expect(original.play(drawsOf(seed), example(choice), [...decisions, 'nonsense'])).toEqual({
            code: 'games/decision-not-allowed',
          });
          expect(drawn).toHaveLength(Object.values(round.shown).flat().length);
          before = { round, drawn };
          decisions.push(round.options[pick % round.options.length]!);
        }
        throw new Error(`A round of ${original.id} takes more than ${picks.length} decisions`);
      }),
      cases,
    );
  });

  it('takes no more draws than its blocks hold', () => {
    fc.assert(
      fc.property(anyPlay, ({ seed, choice, picks }) => {
        const decisions: string[] = [];
        for (const pick of picks) {
          const { draws, drawn } = recordDraws(drawsOf(seed));
          const round = original.play(draws, example(choice), decisions);
          expect(drawn.length).toBeLessThanOrEqual(original.blocks * 8);
          if ('code' in round || round.options.length === 0) return;
          const further = round.options.filter((option) => option !== 'cash-out');
          decisions.push((further.length > 0 ? further : round.options)[pick % (further.length || 1)]!);
        }
      }),
      cases,
    );
  });

  function example(choice: number): string | null {
    return original.examples[choice % original.examples.length] ?? null;
  }
});

describe('originalOf', () => {
  it('finds a version, and throws for one that does not exist', () => {
    for (const original of listOriginals()) expect(originalOf(original.id, original.version)).toBe(original);
    expect(() => originalOf('dice', 99)).toThrow('No original is called dice in version 99');
  });
});
