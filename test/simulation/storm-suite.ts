import { beforeAll, describe, expect, it } from 'vitest';
import { listGames } from '#domain/games/games';
import { listOriginals } from '#domain/games/originals/originals';
import { describeInFullRun } from '../full-run';
import { proportional, sizes } from '../scale';
import { faultKinds, faultNames } from './faults/kinds';
import { operations } from './operations/operations';
import { simulate, type SimulationReport } from './simulate';

/** Games whose rounds wait for decisions. */
const gamesWithDecisions = listGames()
  .filter(({ family }) => family === 'blackjack' || family === 'video-poker')
  .map(({ id }) => id)
  .concat(
    listOriginals()
      .filter(({ hasDecisions }) => hasDecisions)
      .map(({ id }) => id),
  );

/**
 * Describes a storm over the whole product: the invariants, and the minimum activity for it to be meaningful.
 *
 * @param options.isFullRunOnly  whether it runs at full scale only. @default false
 */
export function describeStorm(
  seed: string,
  { isFullRunOnly = false }: { readonly isFullRunOnly?: boolean } = {},
): void {
  const settings = { seed, operations: sizes.stormOperations, players: sizes.stormPlayers };
  const atLeast = (atFullScale: number) => proportional(atFullScale, 'stormOperations');

  const describeStormSuite = isFullRunOnly ? describeInFullRun : describe;
  describeStormSuite(`${settings.operations} operations in the storm ${seed}`, () => {
    let report: SimulationReport;

    beforeAll(async () => {
      report = await simulate(settings);
    }, 1_800_000);

    it('violate no invariant', () => {
      expect(report.violation).toBeNull();
      expect(report.tally.operations).toBeGreaterThanOrEqual(settings.operations);
    });

    it.each(faultNames)('meet %s in at least one of twenty cases', (name) => {
      const { strikes, rate } = report.faults[name];

      // Some faults need rare operations; a handful of strikes is enough.
      expect(strikes, faultKinds[name].meaning).toBeGreaterThanOrEqual(atLeast(20));
      expect(rate, faultKinds[name].meaning).toBeGreaterThanOrEqual(0.05);
    });

    it('lose thousands of responses after a commit, and post nothing twice when repeated', () => {
      expect(report.tally.lostAfterCommit).toBeGreaterThanOrEqual(atLeast(5_000));
    });

    it('conflict with each other without faults as well', () => {
      expect(report.contention.conflicts).toBeGreaterThan(atLeast(500));
      expect(report.contention.conditions).toBeGreaterThan(atLeast(500));
    });

    it.each(operations.map(({ name }) => name))('complete: %s', (name) => {
      expect(report.tally.answers.get(`${name} 200`) ?? 0).toBeGreaterThan(sizes.stormOperationsEach);
    });

    it.each(gamesWithDecisions)('decide in open rounds of %s', (game) => {
      expect(report.tally.decisions.get(game) ?? 0).toBeGreaterThan(sizes.stormOperationsEach);
    });

    it.each([
      'project',
      'lapse-reservation',
      'sweep-reservations',
      'receive-payment-event',
      'reconcile-purchases',
    ])('are followed by %s', (name) => {
      expect(report.tally.answers.get(`${name} 200`) ?? 0).toBeGreaterThan(atLeast(10));
    });
  });
}
