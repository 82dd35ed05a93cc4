import { beforeAll, describe, expect, it } from 'vitest';
import { faultKinds, faultNames } from './faults/kinds';
import { operations } from './operations/operations';
import { simulate, type SimulationReport } from './simulate';

/** Half of the storm of `npm test`, so that both processors have one: what must hold in it and what must have happened. */
export function describeStorm(seed: string): void {
  const settings = { seed, operations: 75_000 };

  describe(`75,000 operations in the storm ${seed}`, () => {
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

      expect(strikes, faultKinds[name].meaning).toBeGreaterThanOrEqual(50);
      expect(rate, faultKinds[name].meaning).toBeGreaterThanOrEqual(0.05);
    });

    it('lose 5,000 answers after a commit, and what is asked for again is not posted again', () => {
      expect(report.tally.lostAfterCommit).toBeGreaterThanOrEqual(5_000);
    });

    it('get into each other’s way without any fault as well', () => {
      expect(report.met.conflicts).toBeGreaterThan(500);
      expect(report.met.conditions).toBeGreaterThan(500);
    });

    it.each(operations.map(({ name }) => name))('come to their end: %s', (name) => {
      expect(report.tally.answers.get(`${name} 200`) ?? 0).toBeGreaterThan(100);
    });

    it.each([
      ...['project', 'lapse-reservation', 'sweep-reservations'],
      ...['hear-of-payment', 'reconcile-purchases'],
    ])('are followed by %s', (name) => {
      expect(report.tally.answers.get(`${name} 200`) ?? 0).toBeGreaterThan(10);
    });
  });
}
