import { beforeAll, describe, expect, it } from 'vitest';
import { describeInFullRun } from '../full-run';
import { proportional, sizes } from '../scale';
import { faultKinds, faultNames } from './faults/kinds';
import { operations } from './operations/operations';
import { simulate, type SimulationReport } from './simulate';

/**
 * Describes one storm over the whole product: what must hold in it, and what must have happened for it to prove anything.
 *
 * @param options.isFullRunOnly  whether the gate leaves it out. @default false
 */
export function describeStorm(
  seed: string,
  { isFullRunOnly = false }: { readonly isFullRunOnly?: boolean } = {},
): void {
  const settings = { seed, operations: sizes.stormOperations };
  const atLeast = (atFullScale: number) => proportional(atFullScale, 'stormOperations');

  const describeHere = isFullRunOnly ? describeInFullRun : describe;
  describeHere(`${settings.operations} operations in the storm ${seed}`, () => {
    let report: SimulationReport;

    beforeAll(async () => {
      report = await simulate(settings);
    }, 600_000);

    it('break nothing that must hold', () => {
      expect(report.broken).toBeNull();
      expect(report.tally.operations).toBeGreaterThanOrEqual(settings.operations);
    });

    it.each(faultNames)('meet %s in at least one of twenty cases', (name) => {
      const { strikes, rate } = report.faults[name];

      // Some faults need what few players come to; a handful shows that they are met.
      expect(strikes, faultKinds[name].meaning).toBeGreaterThanOrEqual(atLeast(20));
      expect(rate, faultKinds[name].meaning).toBeGreaterThanOrEqual(0.05);
    });

    it('lose thousands of answers after a commit, and post nothing again that is requested again', () => {
      expect(report.tally.lostAfterCommit).toBeGreaterThanOrEqual(atLeast(5_000));
    });

    it('get into each other’s way without any fault as well', () => {
      expect(report.met.conflicts).toBeGreaterThan(atLeast(500));
      expect(report.met.conditions).toBeGreaterThan(atLeast(500));
    });

    it.each(operations.map(({ name }) => name))('come to their end: %s', (name) => {
      expect(report.tally.answers.get(`${name} 200`) ?? 0).toBeGreaterThan(sizes.stormOperationsEach);
    });

    it.each(['project', 'lapse-reservation', 'sweep-reservations', 'hear-of-payment', 'reconcile-purchases'])(
      'are followed by %s',
      (name) => {
        expect(report.tally.answers.get(`${name} 200`) ?? 0).toBeGreaterThan(atLeast(10));
      },
    );
  });
}
