import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '#domain/ledger/days';
import { houseMetric } from '#domain/ledger/metric-names';
import { game, setupDays } from './close-days-fixture';
import { createMetricStore } from './stores/metric-store';

class Crash extends Error {}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const names = [houseMetric, game];
const days = daysBetween({ from: '2026-11-15', to: '2026-11-30' }, 16);

/** A request that runs beside others, and the number of steps before its function is killed; null for one that ends. */
const request = fc.record({
  name: fc.constantFrom('add', 'close', 'report'),
  /** How old the day is that is added to. */
  ageDays: fc.nat({ max: 4 }),
  /** How far the clock of the function is behind. */
  lagMinutes: fc.constantFrom(0, 5, 40),
  killedAfter: fc.option(fc.nat({ max: 9 }), { freq: 2 }),
});
type Request = typeof request extends fc.Arbitrary<infer Each> ? Each : never;

const moments = fc.array(
  fc.record({
    afterMs: fc.constantFrom(0, 10 * minuteMs, 35 * minuteMs, hourMs, 12 * hourMs, dayMs),
    together: fc.array(request, { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('a report', () => {
  it('equals a recount of the parts, in any order of additions, closes and kills, also while they run', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), moments, async (scheduler, lived) => {
        const { metrics, clock, moveOn, close, tables } = setupDays({
          startAt: '2026-11-20T23:50:00Z',
          isYearClosed: true,
        });
        const transactionsIn = (report: Awaited<ReturnType<typeof metrics.reportOf>>) =>
          days.map((day) => report[day]?.[houseMetric]?.['transactions'] ?? 0);
        const recount = () => metrics.sumsOf(days, names, { isConsistent: true });

        for (const { afterMs, together } of lived) {
          clock.now = new Date(clock.now.getTime() + afterMs);
          await scheduler.waitFor(Promise.all(together.map(run)));
          expect(await metrics.reportOf(days, names)).toEqual(await recount());
        }

        async function run({ name, ageDays, lagMinutes, killedAfter }: Request): Promise<void> {
          const client = steppingClient(killedAfter ?? Infinity);
          const now = () => new Date(clock.now.getTime() - lagMinutes * minuteMs);
          const day = new Date(clock.now.getTime() - ageDays * dayMs).toISOString().slice(0, 10);
          const store = createMetricStore(client, 'metrics', now);
          try {
            if (name === 'add') await store.advance([moveOn(day)], 0);
            else if (name === 'close') await close(client);
            else await assertBetween(store);
          } catch (error) {
            if (!(error instanceof Crash)) throw error;
          }
        }

        /** A report contains what was written before it began, and nothing that is not written when it ends. */
        async function assertBetween({ reportOf }: Pick<typeof metrics, 'reportOf'>): Promise<void> {
          const before = transactionsIn(await recount());
          const read = transactionsIn(await reportOf(days, names));
          const after = transactionsIn(await recount());
          for (const [index, count] of read.entries()) {
            expect(count).toBeGreaterThanOrEqual(before[index] ?? 0);
            expect(count).toBeLessThanOrEqual(after[index] ?? 0);
          }
        }

        /** Continues before and after each request in the order that the scheduler decides. */
        function steppingClient(steps: number): DynamoDBDocumentClient {
          let left = steps;
          return Object.create(DynamoDBDocumentClient.prototype, {
            send: {
              async value(command: Parameters<typeof tables.client.send>[0]) {
                await step();
                const answer = await tables.client.send(command);
                await step();
                return answer;
              },
            },
          }) as DynamoDBDocumentClient;

          async function step(): Promise<void> {
            await scheduler.schedule(Promise.resolve());
            if ((left -= 1) < 0) throw new Crash();
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
