import { describe, expect, it } from 'vitest';
import { lanternCascade } from '#domain/games/slots/lantern-cascade/machine';
import { symbolsAt } from '#domain/games/slots/reel-windows';
import { evaluateSpin } from '#domain/games/slots/spin';
import { reelsAt } from '../reels-at';
import { exampleRound } from '../rounds/example-round';
import { type ShownSpin, shownSpin } from '../rounds/shown-spin';
import { winSteps } from '../wins/win-steps';
import { cascadeOf } from './cascade-steps';
import { spinAtRest } from './spin-at-rest';

const stake = 200;

/** Rounds at other stops than one another, each with its cascade. */
const rounds = Array.from({ length: 2_000 }, (_, number) => {
  const stops = lanternCascade.reels.map(({ length }, reel) => (number * [1, 7, 11, 17, 29][reel]!) % length);
  const { tumbles, ...spin } = evaluateSpin(lanternCascade, stops, stake);
  const wins = { lineWins: [], wayWins: [...spin.wayWins], clusterWins: undefined };
  const recorded = {
    ...{ ...spin, ...wins, stops: [...spin.stops], window: spin.window.map((column) => [...column]) },
    respins: undefined,
    ...(tumbles && { tumbles }),
  };
  const outcome = { family: 'slots' as const, spins: [recorded] };
  const round = exampleRound({ stake, payout: spin.payout, outcome });
  return { round, spin, cascade: cascadeOf(lanternCascade, round, reelsAt(lanternCascade, round, 0)) };
});
const cascades = rounds.flatMap(({ cascade, ...rest }) => (cascade ? [{ ...rest, cascade }] : []));

describe('cascadeOf', () => {
  it('is null for a spin without a tumble, and for machines without tumbles', () => {
    const [lost] = rounds.filter(({ cascade }) => !cascade);
    const at = reelsAt(lanternCascade, lost!.round, 0);

    expect(lost!.spin.wayWins).toEqual([]);
    expect(cascadeOf({ ...lanternCascade, tumbles: undefined }, cascades[0]!.round, at)).toBeNull();
  });

  it('counts up to the payout of the round without its scatters', () => {
    expect(cascades.length).toBeGreaterThan(400);
    for (const { round, cascade, spin } of cascades) {
      const [first] = cascade.steps;

      expect(cascade.steps).toHaveLength(round.outcome.spins[0]!.tumbles!);
      expect(first!.wins).toEqual(spin.wayWins);
      expect(cascade.steps.at(-1)!.countTo).toBe(round.payout - (spin.scatterWin?.payout ?? 0));
      cascade.steps.forEach(({ countFrom }, at) => {
        expect(countFrom).toBe(cascade.steps[at - 1]?.countTo ?? 0);
      });
    }
  });

  it('is celebrated only where the spin pays more than the stake', () => {
    const returned = cascades.filter(({ spin }) => spin.payout <= stake);

    expect(returned.length).toBeGreaterThan(100);
    expect(cascades.map(({ cascade }) => cascade.isCelebrated)).toEqual(
      cascades.map(({ spin }) => spin.payout > stake),
    );
  });

  it('rests each reel on the window of each step', () => {
    const { rows } = lanternCascade;
    for (const { cascade } of cascades) {
      const last = cascade.rest.strips.map((strip, reel) =>
        symbolsAt(strip, cascade.rest.stops[reel]!, rows),
      );

      expect(last).toEqual(cascade.window);
      expect(cascade.steps.at(-1)!.after.strips).toEqual(cascade.rest.strips);
    }
  });

  it('lets every symbol fall from where the window before shows it, or from above', () => {
    for (const { cascade } of cascades) {
      for (const { at, after, cells } of cascade.steps) {
        expect(after.fall!.from).toBe(at);
        after.fall!.reels.forEach(({ gone, drops }, reel) => {
          const before = symbolsAt(at.strips[reel]!, at.stops[reel]!, 3);
          const next = symbolsAt(after.strips[reel]!, after.stops[reel]!, 3);

          expect([...gone].sort()).toEqual(
            [...new Set(cells.flatMap((cell) => (cell.reel === reel ? [cell.row] : [])))].sort(),
          );
          next.forEach((symbol, row) => {
            const from = row - drops[row]!;
            if (from >= 0) expect([symbol, gone.has(from)]).toEqual([before[from], false]);
          });
        });
      }
    }
  });
});

describe('winSteps of a spin at rest after its tumbles', () => {
  it('has only the scatters of the last window and the total, which tumbles have counted before', () => {
    const withBells = cascades.find(({ spin }) => spin.scatterWin)!;
    const shown: ShownSpin = shownSpin(withBells.round, 0);

    const steps = winSteps(lanternCascade, spinAtRest(shown, withBells.cascade.window)!);

    expect(steps.map(({ kind }) => kind)).toEqual(['scatter', 'total']);
    expect(steps[0]!.cells).toHaveLength(withBells.spin.scatterWin!.count);
    expect([steps[0]!.countFrom, steps[0]!.countTo]).toEqual([
      withBells.cascade.steps.at(-1)!.countTo,
      withBells.round.payout,
    ]);
  });

  it('is the spin itself without tumbles', () => {
    const shown = shownSpin(rounds[0]!.round, 0);

    expect(spinAtRest(shown, null)).toBe(shown);
    expect(spinAtRest(null, null)).toBeNull();
  });
});
