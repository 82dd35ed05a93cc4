import { describe, expect, it } from 'vitest';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { addMetrics } from '#lambdas/metrics/add-metrics';
import type { Advanced } from '#lambdas/metrics/stores/metric-advance';
import type { Move } from '#lambdas/metrics/stores/metric-moves';
import type { MetricStore } from '#lambdas/metrics/stores/metric-store';
import { Outage } from '#lambdas/runtime/outage';
import { followPlayers } from './follow-players';
import { ledgerRow } from './ledger-fixture';

const noQuests = async () => new Map();
const hundred = Array.from({ length: 100 }, (_each, index) => `player-${index}`);

/** Follows one row per player; parts of the metric store can be replaced. */
function setup(players: readonly string[] = hundred) {
  const metrics = createFakeMetrics();
  const pauses: number[] = [];
  const follow = (replaced: Partial<MetricStore> = {}, ofPlayers = players) =>
    followPlayers(
      {
        metrics: { ...metrics, ...replaced },
        ledgerRows: createFakeLedgerRows([]),
        pause: async (upToMs) => void pauses.push(upToMs),
        countMovements: noQuests,
      },
      ofPlayers.map((player) => ({ player, atHand: new Map([[1, ledgerRow(player, 1)]]), upTo: 1 })),
    );
  const houseTransactions = async () =>
    addMetrics(...(await metrics.partsOn('2026-11-21')))['house-totals']?.['transactions'];
  return { metrics, follow, pauses, houseTransactions };
}

const namesOf = (moves: readonly Move[]) => moves.map(({ from }) => from.player);

/** Reports a conflict for the given players, a number of times. */
function conflictingWith(
  { advance }: MetricStore,
  conflicts: Advanced & { hasMoved: false },
  times = Infinity,
): MetricStore['advance'] {
  let left = times;
  return async (moves, attempt) => {
    const isHit =
      conflicts.conflicts.size === 0 || namesOf(moves).some((name) => conflicts.conflicts.has(name));
    if (!isHit || left === 0) return advance(moves, attempt);
    left -= 1;
    return conflicts;
  };
}

const partConflict = { hasMoved: false, conflicts: new Map() } as const;
const conflictOf = (player: string) =>
  ({ hasMoved: false, conflicts: new Map([[player, 'conflict' as const]]) }) as const;

describe('followPlayers with 100 rows of 100 players', () => {
  it('reads once and writes two transactions', async () => {
    const { metrics, follow, houseTransactions } = setup();
    let reads = 0;
    const cursors: MetricStore['cursors'] = (...requested) => ((reads += 1), metrics.cursors(...requested));

    await follow({ cursors });

    expect(reads).toBe(1);
    expect(metrics.transactions).toHaveLength(2);
    expect(await houseTransactions()).toBe(100);
  });

  it('continues without the player in conflict, whose cursor is read again', async () => {
    const { metrics, follow, houseTransactions } = setup();
    const advance = conflictingWith(metrics, conflictOf('player-7'), 1);

    await follow({ advance });

    expect(metrics.transactions.map((moves) => moves.length)).toEqual([3, 96, 1]);
    expect(await houseTransactions()).toBe(100);
  });

  it('fails only the player whose conflict persists', async () => {
    const { metrics, follow, houseTransactions, pauses } = setup();

    const outcomes = await follow({ advance: conflictingWith(metrics, conflictOf('player-7')) });

    expect(outcomes.get('player-7')).toEqual({ error: expect.any(Outage) as Outage });
    expect(await houseTransactions()).toBe(99);
    expect(pauses).toEqual([20, 40, 80, 160]);
  });

  it('tries another part of the metrics when one is busy, without reading cursors again', async () => {
    const { metrics, follow, houseTransactions } = setup();
    let reads = 0;
    const attempts: number[] = [];
    const busy = conflictingWith(metrics, partConflict, 2);

    await follow({
      cursors: (...requested) => ((reads += 1), metrics.cursors(...requested)),
      advance: (moves, attempt) => (attempts.push(attempt), busy(moves, attempt)),
    });

    expect([reads, attempts]).toEqual([1, [0, 0, 1, 1]]);
    expect(await houseTransactions()).toBe(100);
  });

  it('returns an outage for all when every part stays busy', async () => {
    const { metrics, follow, houseTransactions } = setup();

    const outcomes = await follow({ advance: conflictingWith(metrics, partConflict) });

    for (const player of hundred)
      expect(outcomes.get(player)).toEqual({ error: expect.any(Outage) as Outage });
    expect(await houseTransactions()).toBeUndefined();
  });

  it('reads again the cursors that a busy table left out', async () => {
    const { metrics, follow, houseTransactions } = setup();
    const requested: number[] = [];

    await follow(
      {
        async cursors(players) {
          requested.push(players.length);
          return metrics.cursors(players.slice(0, Math.ceil(players.length / 2)));
        },
      },
      hundred.slice(0, 8),
    );

    expect(requested).toEqual([8, 4, 2, 1]);
    expect(await houseTransactions()).toBe(8);
  });

  it('fails only the player whose item cannot be written', async () => {
    const { metrics, follow, houseTransactions } = setup();
    const conflicts = new Map([['player-3', 'unwritable' as const]]);

    const outcomes = await follow({ advance: conflictingWith(metrics, { hasMoved: false, conflicts }) });

    expect(outcomes.get('player-3')).toMatchObject({ error: { code: 'metrics-unwritable' } });
    expect(await houseTransactions()).toBe(99);
  });

  it('isolates the player whose move causes an error, when a transaction does not name one', async () => {
    const { metrics, follow, houseTransactions } = setup();
    const advance: MetricStore['advance'] = async (moves, attempt) => {
      if (namesOf(moves).includes('player-3')) throw new TypeError('a bug');
      return metrics.advance(moves, attempt);
    };

    const outcomes = await follow({ advance });

    expect(outcomes.get('player-3')).toEqual({ error: new TypeError('a bug') });
    expect(await houseTransactions()).toBe(99);
  });

  it('adds every row once when others follow the same players concurrently', async () => {
    const { metrics, follow, houseTransactions } = setup();
    metrics.beforeNextWrite(() => follow({}, hundred.slice(50).toReversed()));

    await Promise.all([follow(), follow({}, hundred.toReversed())]);

    expect(await houseTransactions()).toBe(100);
  });
});

it('followPlayers adds rows at hand before it reads others from the ledger', async () => {
  const metrics = createFakeMetrics();
  const seen: string[][] = [];
  const ledger = [ledgerRow('late', 1), ledgerRow('late', 2)];
  const delivered = [ledgerRow('here', 1), ledger[1]!];
  const rows = createFakeLedgerRows(ledger);

  await followPlayers(
    {
      metrics,
      pause: async () => undefined,
      countMovements: noQuests,
      ledgerRows: {
        ...rows,
        after: (...requested) => (seen.push(...metrics.transactions.map(namesOf)), rows.after(...requested)),
      },
    },
    delivered.map((row) => ({
      player: row['player'] as string,
      atHand: new Map([[row['sequence'] as number, row]]),
      upTo: row['sequence'] as number,
    })),
  );

  expect(seen).toEqual([['here']]);
  expect(await metrics.cursor('late')).toMatchObject({ lastSequence: 2 });
});

it('followPlayers adds 49 rows of as many past days, each noted as late, in two transactions', async () => {
  const days = Array.from({ length: 49 }, (_each, index) =>
    ledgerRow('a', index + 1, { at: new Date(Date.UTC(2026, 0, index + 1)).toISOString() }),
  );
  const metrics = createFakeMetrics();

  await followPlayers(
    {
      metrics,
      ledgerRows: createFakeLedgerRows([]),
      pause: async () => undefined,
      countMovements: noQuests,
    },
    [{ player: 'a', atHand: new Map(days.map((row, index) => [index + 1, row])), upTo: 49 }],
  );

  expect(metrics.transactions.map(([move]) => move?.to)).toEqual([25, 49]);
});
