import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOf, timeZone } from '#domain/player/local-day';
import { daysOf, type LatestBefore, readBalancePoints, spans } from './balance-points';

const zone = 'America/Chicago';
const now = new Date('2026-11-21T20:00:00Z');
const [week] = spans;

interface Line {
  readonly at: string;
  readonly gold: number;
}

function ledger(lines: readonly Line[]) {
  const requested: Date[] = [];
  const latestBefore: LatestBefore = (instant) => {
    requested.push(instant);
    const found = lines.findLast(({ at }) => new Date(at) < instant);
    const rest = { goldHeld: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, sweepsHeld: 0 };
    return Promise.resolve(found ? { at: found.at, balances: { gold: found.gold, ...rest } } : null);
  };
  return { latestBefore, requested };
}

describe('daysOf', () => {
  it("ends with today in the player's time zone", () => {
    const late = new Date('2026-11-22T03:00:00Z');

    expect(daysOf(week, late, zone).slice(0, 2)).toEqual(['2026-11-21', '2026-11-20']);
    expect(daysOf(week, late, 'Asia/Tokyo')[0]).toBe('2026-11-22');
  });

  it('returns days at the distance of the step', () => {
    expect(daysOf({ id: 'x', label: 'x', steps: 3, stepDays: 14 }, now, zone)).toEqual([
      '2026-11-21',
      '2026-11-07',
      '2026-10-24',
    ]);
  });
});

describe('readBalancePoints', () => {
  it('takes the balance of the last line before the end of each day, oldest day first', async () => {
    const { latestBefore } = ledger([
      // November 19, late in the evening in Chicago.
      { at: '2026-11-20T05:59:00Z', gold: 100 },
      { at: '2026-11-20T06:01:00Z', gold: 250 },
    ]);

    const points = await readBalancePoints(daysOf(week, now, zone), zone, latestBefore);

    expect(points.map(({ day, gold }) => [day.slice(8), gold])).toEqual([
      ...['15', '16', '17', '18'].map((day) => [day, 0]),
      ['19', 100],
      ...['20', '21'].map((day) => [day, 250]),
    ]);
  });

  it('includes coins on hold', async () => {
    const balances = { gold: 1, goldHeld: 2, sweepsUnplayed: 4, sweepsRedeemable: 8, sweepsHeld: 16 };

    const [point] = await readBalancePoints(daysOf(week, now, zone), zone, () =>
      Promise.resolve({ at: '2026-01-01T00:00:00Z', balances }),
    );

    expect(point).toMatchObject({ gold: 3, sweeps: 28 });
  });

  it('sends one request where the balance did not change', async () => {
    const { latestBefore, requested } = ledger([{ at: '2026-01-01T00:00:00Z', gold: 7 }]);

    await readBalancePoints(daysOf(week, now, zone), zone, latestBefore);

    expect(requested).toHaveLength(1);
  });

  it('gives the same result as one request per day', async () => {
    const hours = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 9 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(hours, async (ages) => {
        const lines = ages
          .toSorted((one, other) => other - one)
          .map((age, index) => ({
            at: new Date(now.getTime() - age * 3_600_000).toISOString(),
            gold: index + 1,
          }));
        const { latestBefore } = ledger(lines);
        const days = daysOf(week, now, zone);

        const points = await readBalancePoints(days, zone, latestBefore);

        const each = await Promise.all(
          days.map((day) => latestBefore(startOf(timeZone(zone), addDays(day, 1)))),
        );
        expect(points.map(({ gold }) => gold).toReversed()).toEqual(
          each.map((line) => line?.balances.gold ?? 0),
        );
      }),
      { numRuns: 50 },
    );
  });
});
