import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listGames } from '#domain/games/games';
import { type LocalDay, moveTo, type TimeZone, timeZone } from '#domain/player/local-day';
import type { QuestWeek } from '#domain/quests/quest-board';
import { playerWith, playerWithAll, weekWith } from '#domain/quests/quest-fixture';
import { findQuest } from '#domain/quests/quest-list';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { createFakeQuests } from '#lambdas/fakes/quests';
import { streamEvent } from '#lambdas/in-memory/stream-event';
import { ledgerRow } from '#lambdas/projections/ledger-fixture';
import { movementOf } from '#lambdas/projections/movement';
import { projectRows } from '#lambdas/projections/project-rows';
import { readStreamRows, type Row } from '#lambdas/runtime/aws/stream-rows';
import { Outage } from '#lambdas/runtime/outage';
import { countQuests } from './count-quests';

const newYork = timeZone('America/New_York');
const noon = '2026-11-21T17:00:00.000Z';
const familyOf = (gameId: string) => listGames().find(({ id }) => id === gameId)?.family ?? null;

/** A ledger row of something that a player did. */
function played(player: string, sequence: number, { at = noon, detail = {} as object } = {}): Row {
  const row = ledgerRow(player, sequence, { at });
  return { ...row, detail: { ...(row['detail'] as object), ...detail } };
}

const doubled = { gameId: 'blackjack', decisions: ['double'] };
const seen = (gameId: string) => ({ kind: 'round-seen', gameId, round: 'r' });

function setup({
  zone = newYork as TimeZone | null,
  now = noon,
  countInstead = undefined as typeof countQuests | undefined,
} = {}) {
  const quests = createFakeQuests();
  const clock = { now: new Date(now) };
  const reads = { zones: 0, weeks: 0 };
  const dependencies = {
    quests: {
      ...quests,
      loadAll: (keys: Parameters<typeof quests.loadAll>[0]) => (
        (reads.weeks += keys.length),
        quests.loadAll(keys)
      ),
    },
    zones: {
      zonesOf: async (players: readonly string[]) => {
        reads.zones += players.length;
        return new Map(zone ? players.map((player) => [player, zone] as const) : []);
      },
    },
    familyOf,
    pause: async () => undefined,
    now: () => clock.now,
  };
  const metrics = createFakeMetrics();
  const ledger: Row[] = [];
  /** Delivers rows to the projection as the stream does. */
  const deliver = (...rows: readonly Row[]) =>
    projectRows(
      {
        metrics,
        pause: dependencies.pause,
        now: dependencies.now,
        log: () => undefined,
        readRows: readStreamRows,
        ledgerRows: createFakeLedgerRows(ledger),
        countMovements: (moved) => (countInstead ?? countQuests)(dependencies, moved),
      },
      streamEvent(rows.map((row) => ({ key: { player: row['player'], entry: row['entry'] }, after: row }))),
    );
  const count = (player: string, ...rows: readonly Row[]) =>
    countQuests(dependencies, [{ player, movements: rows.map(movementOf) }]);
  const progress = (player: string, id: string, day = '2026-11-21') => {
    const weeks: QuestWeek[] = [...quests.weeks.values()].filter((week) => week.player === player);
    const board = weeks.flatMap(({ days }) => days).find((each) => each.day === day);
    const all = [...(board?.quests ?? []), ...weeks.map(({ weekly }) => weekly)];
    return all.find((each) => each.id === id)?.progress ?? 0;
  };
  return { quests, clock, reads, ledger, metrics, dependencies, deliver, count, progress };
}

describe('countQuests', () => {
  it.each<[quest: string, detail: object]>([
    ['rounds-20', {}],
    ['slots-15', {}],
    ['keno-5', { gameId: 'keno' }],
    ['cards-1', seen('lucky-ticket')],
    ['week-free-spins', seen('hk-slots')],
  ])('counts a row in %s', async (quest, detail) => {
    const { deliver, progress } = setup();
    const player = playerWith(quest);

    await deliver(played(player, 1, { detail }));

    expect(progress(player, quest)).toBe(1);
  });

  it('counts a row in a retired quest that the player drew before', async () => {
    const { quests, deliver, progress } = setup();
    const week = weekWith('double-1');
    await quests.save(week, week, new Date(noon));

    await deliver(played(week.player, 1, { detail: doubled }));

    expect(progress(week.player, 'double-1')).toBe(1);
  });

  it('ignores rows that are no play, and rows too old to be claimed', async () => {
    const { deliver, reads, quests } = setup();
    const player = playerWith('rounds-20');

    await deliver(
      played(player, 1, { at: '2026-11-19T12:00:00.000Z' }),
      { ...ledgerRow(player, 2), detail: { kind: 'grant', reason: 'welcome' } },
      { ...ledgerRow(player, 3), detail: { kind: 'round-seen' } },
    );

    expect([reads.weeks, quests.writes()]).toEqual([0, 0]);
  });

  it('reads and writes once per player and batch, and reads the time zone once a day', async () => {
    const { deliver, reads, quests } = setup();
    const players = Array.from({ length: 30 }, (_each, index) =>
      playerWith(index < 15 ? 'rounds-20' : 'hk-10'),
    );
    const each = [...new Set(players)];
    const rows = (from: number) =>
      each.flatMap((player) => [from, from + 1, from + 2].map((sequence) => played(player, sequence)));

    await deliver(...rows(1));
    expect([reads.weeks, reads.zones, quests.writes()]).toEqual([each.length, each.length, each.length]);

    await deliver(...rows(4));
    expect([reads.weeks, reads.zones, quests.writes()]).toEqual([
      2 * each.length,
      each.length,
      2 * each.length,
    ]);
  });

  it('writes nothing once all quests are finished', async () => {
    const { deliver, quests } = setup();
    const player = playerWith('week-rounds-100');
    const everything = [{}, doubled, seen('lucky-ticket'), seen('dragon-scratch')];
    const details: object[] = [...everything, ...listGames().map(({ id }) => ({ gameId: id }))];
    const rows = Array.from({ length: 50 * details.length }, (_each, index) =>
      played(player, index + 1, { detail: details[index % details.length]! }),
    );
    for (let from = 0; from < rows.length; from += 20) await deliver(...rows.slice(from, from + 20));
    const before = quests.writes();

    await deliver(...everything.map((detail, index) => played(player, rows.length + 1 + index, { detail })));

    expect(progressOf(quests)).toEqual({ isFinished: true });
    expect(quests.writes()).toBe(before);
  });

  function progressOf({ weeks }: ReturnType<typeof createFakeQuests>) {
    const [week] = [...weeks.values()];
    const done = [...(week?.days ?? []).flatMap(({ quests }) => quests), ...(week ? [week.weekly] : [])];
    return {
      isFinished: done.length === 4 && done.every((each) => each.progress === findQuest(each.id)?.many),
    };
  }

  it('counts late rows for the day on which they were played', async () => {
    const { clock, deliver, progress } = setup();
    const player = playerWith('rounds-20');
    clock.now = new Date('2026-11-22T05:00:20Z');

    await deliver(played(player, 1, { at: '2026-11-22T04:59:59.900Z' }));

    expect(progress(player, 'rounds-20', '2026-11-21')).toBe(1);
    expect(progress(player, 'rounds-20', '2026-11-22')).toBe(0);
  });

  it('counts Sunday night and Monday morning in two weeks', async () => {
    const { clock, deliver, quests } = setup({ now: '2026-11-23T05:01:00.000Z' });
    const player = playerWithAll([
      { id: 'rounds-20', on: '2026-11-22' as LocalDay },
      { id: 'rounds-30', on: '2026-11-23' as LocalDay },
    ]);
    clock.now = new Date('2026-11-23T05:01:00Z');

    await deliver(
      played(player, 1, { at: '2026-11-23T04:59:00.000Z' }),
      played(player, 2, { at: '2026-11-23T05:00:00.000Z' }),
      played(player, 3, { at: '2026-11-23T05:00:30.000Z', detail: doubled }),
    );

    const mondays = [...quests.weeks.values()].map(({ monday }) => monday).sort();
    expect(mondays).toEqual(['2026-11-16', '2026-11-23']);
  });

  it("follows the player's time zones, so that the week ends at midnight in Hong Kong after a move", async () => {
    const player = playerWith('week-rounds-100');
    const moved = moveTo(newYork, 'Asia/Hong_Kong', new Date(noon));
    const { clock, deliver, progress } = setup({ zone: moved });
    clock.now = new Date('2026-11-22T16:00:01Z');

    await deliver(
      played(player, 1),
      played(player, 2, { at: '2026-11-22T15:59:59.000Z' }),
      played(player, 3, { at: '2026-11-22T16:00:00.000Z' }),
    );

    expect(progress(player, 'week-rounds-100')).toBe(2);
  });

  it('ignores a player without a wallet', async () => {
    const { deliver, quests } = setup({ zone: null });

    expect(await deliver(played('nobody', 1))).toEqual({ batchItemFailures: [] });
    expect(quests.writes()).toBe(0);
  });
});

describe('countQuests with an unavailable table', () => {
  it("keeps the players' cursors, and counts the rows when they are delivered again", async () => {
    const player = playerWith('rounds-20');
    let isAway = true;
    const { metrics, deliver, progress } = setup({
      countInstead: (dependencies, moved) =>
        countQuests(
          {
            ...dependencies,
            quests: {
              ...dependencies.quests,
              save: (...args) =>
                isAway ? Promise.reject(new Outage('away')) : dependencies.quests.save(...args),
            },
          },
          moved,
        ),
    });
    const grant = { ...ledgerRow('other', 1), detail: { kind: 'grant', reason: 'welcome' } };

    expect(await deliver(played(player, 1), grant)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect((await metrics.cursor(player)).lastSequence).toBe(0);
    expect((await metrics.cursor('other')).lastSequence).toBe(1);

    isAway = false;
    await deliver(played(player, 1), grant);
    expect((await metrics.cursor(player)).lastSequence).toBe(1);
    expect(progress(player, 'rounds-20')).toBe(1);
  });

  it('returns an outage only for players with a persistent conflict', async () => {
    const { dependencies } = setup();
    const player = playerWith('rounds-20');
    const save = async () => false;
    const quests = { ...dependencies.quests, save };

    const failures = await countQuests({ ...dependencies, quests }, [
      { player, movements: [movementOf(played(player, 1))] },
    ]);

    expect(failures.get(player)).toBeInstanceOf(Outage);
  });
});

it('countQuests keeps a claim that was written after the progress was read', async () => {
  const player = playerWith('rounds-20');
  const { quests, dependencies, deliver, count, progress } = setup();
  await deliver(played(player, 1));
  const claimedAt = new Date(noon);
  const [before] = [...quests.weeks.values()] as [QuestWeek];
  let isFirst = true;
  const loadAll: typeof quests.loadAll = async (keys) => {
    const read = await quests.loadAll(keys);
    if (isFirst) await quests.save(before, { ...before, weekly: { ...before.weekly, claimedAt } }, claimedAt);
    isFirst = false;
    return read;
  };

  await countQuests({ ...dependencies, quests: { ...quests, loadAll } }, [
    { player, movements: [movementOf(played(player, 2))] },
  ]);

  expect(progress(player, 'rounds-20')).toBe(2);
  expect([...quests.weeks.values()][0]?.weekly.claimedAt).toEqual(claimedAt);
  expect(await count(player, played(player, 2))).toEqual(new Map());
  expect(progress(player, 'rounds-20')).toBe(2);
});

/** Disturbances of a stream and its functions: batches that overlap, repeat, arrive out of order, or crash. */
const disturbances = fc.array(
  fc.record({
    from: fc.nat({ max: 40 }),
    many: fc.integer({ min: 1, max: 12 }),
    isBackwards: fc.boolean(),
    dies: fc.constantFrom('never', 'before the cursor', 'before quests'),
    isTwice: fc.boolean(),
  }),
  { maxLength: 25 },
);
const details = fc.constantFrom<object>(
  {},
  { gameId: 'neon-tiger' },
  { gameId: 'roulette' },
  doubled,
  seen('dragon-scratch'),
  seen('hk-slots'),
);
const acts = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), details, fc.nat({ max: 47 })), {
  minLength: 1,
  maxLength: 40,
});

it('countQuests counts every row once under disturbances, as in undisturbed delivery', async () => {
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(acts, disturbances, async (made, disturbed) => {
      const counts = new Map<string, number>();
      const rows = made.map(([player, detail, hour]) => {
        const sequence = (counts.get(player) ?? 0) + 1;
        counts.set(player, sequence);
        const at = new Date(Date.parse('2026-11-21T00:00:00Z') + hour * 3_600_000).toISOString();
        return played(player, sequence, { at, detail });
      });
      const now = '2026-11-22T23:30:00.000Z';
      const calm = setup({ now });
      calm.ledger.push(...rows);
      await calm.deliver(...rows);

      let dies = 'never';
      const stormy = setup({
        now,
        countInstead: async (dependencies, moved) => {
          if (dies === 'before quests') throw new Outage('died');
          const failures = await countQuests(dependencies, moved);
          if (dies === 'before the cursor') throw new Outage('died');
          return failures;
        },
      });
      stormy.ledger.push(...rows);
      const deliver = (batch: readonly Row[]) =>
        stormy.deliver(...batch).catch((error: unknown) => {
          if (!(error instanceof Outage)) throw error;
        });
      for (const { from, many, isBackwards, isTwice, ...each } of disturbed) {
        dies = each.dies;
        const batch = rows.slice(from, from + many);
        const delivered = isBackwards ? batch.toReversed() : batch;
        if (delivered.length > 0)
          await Promise.all(isTwice ? [deliver(delivered), deliver(delivered)] : [deliver(delivered)]);
      }
      dies = 'never';
      await deliver(rows);

      const shown = ({ quests }: typeof calm) =>
        [...quests.weeks]
          .map(([key, { revision: _revision, lastSequence: _last, ...week }]) => [key, week] as const)
          .sort(([left], [right]) => (left < right ? -1 : 1));
      expect(shown(stormy)).toEqual(shown(calm));
      counted += shown(calm).length;
    }),
    { numRuns: 150, seed: 8703 },
  );
  expect(counted).toBeGreaterThan(150);
});
