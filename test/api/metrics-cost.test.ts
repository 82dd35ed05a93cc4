import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysBetween, mostDaysByGame } from '#domain/ledger/days';
import { gameMetric, houseMetric, orderedMetric } from '#domain/ledger/metric-names';
import { newPlayState } from '#domain/play-limits/play-state';
import type { LocalDay } from '#domain/player/local-day';
import { drawQuests } from '#domain/quests/draw-quests';
import { coinOf, houseAccounts, playerAccounts } from '#domain/wallet/account';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { streamEvent } from '#lambdas/in-memory/stream-event';
import { closeDays } from '#lambdas/metrics/close-days';
import { createClosedDayStore } from '#lambdas/metrics/stores/closed-day-store';
import { type Move, parts } from '#lambdas/metrics/stores/metric-moves';
import { createMetricStore } from '#lambdas/metrics/stores/metric-store';
import { productGames } from '#lambdas/play/product-games';
import type { CountMovements } from '#lambdas/projections/follow-players';
import { ledgerRow } from '#lambdas/projections/ledger-fixture';
import { projectRows } from '#lambdas/projections/project-rows';
import { countQuests } from '#lambdas/quests/count-quests';
import { createQuestStore } from '#lambdas/quests/stores/quest-store';
import { readStreamRows, type Row } from '#lambdas/runtime/aws/stream-rows';
import { toPlayItem } from '#lambdas/wallet/stores/play-item';
import { createPlayerZones } from '#lambdas/wallet/stores/player-zones';
import { usageOfRound } from '../../lib/costs/usage';
import { type Casino, openCasino } from './casino';
import { type Cost, type MeteredClient, openMeteredClient } from './metered-client';
import { playersNamed } from './metric-rows';

let casino: Casino;
let client: MeteredClient;
beforeAll(async () => {
  casino = await openCasino();
  client = openMeteredClient(casino.servicesUrl);
});
afterAll(async () => {
  client.disconnect();
  await casino.close();
});

/** A time at which no row of these tests is late. */
const dayOfRows = new Date('2026-11-22T12:00:00Z');

/** Projects a batch with the product’s own code and returns its cost. @param countMovements  omitted when only metrics are measured */
async function costOf(rows: readonly Row[], countMovements: CountMovements = async () => new Map()) {
  const event = streamEvent(
    rows.map((row) => ({ key: { player: row['player'], entry: row['entry'] }, after: row })),
  );
  const dependencies = {
    metrics: createMetricStore(client.documents, casino.tables.metrics, () => dayOfRows),
    ledgerRows: createFakeLedgerRows([]),
    readRows: readStreamRows,
    pause: async () => undefined,
    now: () => dayOfRows,
    log: () => undefined,
    countMovements,
  };
  const [answer, cost] = await client.meter(() => projectRows(dependencies, event));
  expect(answer).toEqual({ batchItemFailures: [] });
  return cost;
}

/** More coins than a stake or an account has in a day, with the maximum number of digits. */
const much = 98_765_432_101;

describe('cost of quests in a batch of 100 rows of 100 players', () => {
  const day = '2026-11-21' as LocalDay;
  // Each of these players has a quest of rounds in this game, today and for more than two rounds.
  const named = Array.from({ length: 4_000 }, (_each, index) => `quests-${index}`);
  const players = named.filter((player) => drawn(player).some((id) => id === 'slots-15')).slice(0, 100);
  const rows = (sequence: number) => players.map((player) => ledgerRow(player, sequence));
  const count: CountMovements = (moved) =>
    countQuests(
      {
        quests: createQuestStore(client.documents, casino.tables.dailies),
        zones: createPlayerZones(client.documents, casino.tables.wallets),
        familyOf: () => 'slots',
        pause: async () => undefined,
        now: () => new Date('2026-11-21T12:00:01Z'),
      },
      moved,
    );
  /** Metrics alone: 100 read units and 212 write units. */
  const metricsAlone = { roundTrips: 2, requests: 3, units: 312 };
  /** A single write reports only its total, as reads do. */
  const inAll = ({ roundTrips, requests, readUnits, tableWriteUnits }: Cost) => ({
    roundTrips,
    requests,
    units: readUnits + tableWriteUnits,
  });
  beforeAll(async () => {
    const play = toPlayItem(newPlayState(new Date('2026-11-20T12:00:00Z')));
    const write = (player: string) =>
      client.documents.send(new PutCommand({ TableName: casino.tables.wallets, Item: { player, play } }));
    await Promise.all(players.map(write));
  });

  it('is one read and one write unit per player, plus one read unit for the first round of a day', async () => {
    expect(inAll(await costOf(rows(1), count))).toEqual({
      roundTrips: metricsAlone.roundTrips + 3,
      requests: metricsAlone.requests + 2 + 100,
      units: metricsAlone.units + 100 + 100 + 100,
    });
    expect(inAll(await costOf(rows(2), count))).toEqual({
      roundTrips: metricsAlone.roundTrips + 2,
      requests: metricsAlone.requests + 1 + 100,
      units: metricsAlone.units + 100 + 100,
    });
    expect(usageOfRound.quests.readUnits).toBe(100 / 100);
  });

  it('is zero for rows that are no play', async () => {
    const grants = players.map((player) => ledgerRow(player, 3, { kind: 'grant' }));

    expect(await costOf(grants, count)).toMatchObject({ requests: 3, readUnits: 100 });
  });

  function drawn(player: string): string[] {
    return drawQuests(player, 'day', day).map(({ id }) => id);
  }
});

describe('cost of a report by game', () => {
  const today = new Date('2026-06-30T12:00:00Z');
  const days = daysBetween({ from: '2026-03-31', to: '2026-06-30' }, mostDaysByGame);
  const games = productGames.listGames().map(({ game, parHash }) => gameMetric(game.id, parHash));
  const names = [houseMetric, orderedMetric, ...games];
  const store = () => createMetricStore(client.documents, casino.tables.metrics, () => today);

  beforeAll(async () => {
    await Promise.all(days.map((day, index) => store().advance([moveOn(day, index)], 0)));
  });

  it('is a few requests for a quarter whose days are closed except the last two', async () => {
    await closeDays(
      {
        metrics: store(),
        closedDays: createClosedDayStore(client.documents, casino.tables.metrics),
        now: () => today,
        log: () => undefined,
      },
      () => Infinity,
    );

    const [report, cost] = await client.meter(() => store().reportOf(days, names));

    expect(Object.keys(report)).toHaveLength(days.length);
    // Marks and sums, the totals of all parts of today and yesterday, and the other metrics of the one part that each has.
    expect(cost.requests).toBe(2 + Math.ceil((2 * parts) / 100) + Math.ceil((2 * (names.length - 1)) / 100));
    expect(cost.readUnits).toBeLessThan(parts + names.length + 100);
  });

  /** A move that adds to every metric of a day, with many digits. */
  function moveOn(day: string, index: number): Move {
    const totals = (...of: readonly string[]) => Object.fromEntries(of.map((name) => [name, much + index]));
    const ofGame = totals(
      ...['gold', 'sweeps'].flatMap((coin) => [...'rsqp'].map((sum) => `${coin} ${sum}`)),
    );
    const ofOperator = totals('transactions', 'staked gold', 'staked sweeps', 'house:games gold');
    return {
      from: { player: `of-${day}`, lastSequence: 0, tries: 0, isParked: false },
      to: 1,
      statistics: {},
      days: {
        [day]: {
          [houseMetric]: ofOperator,
          [orderedMetric]: totals('mug', 'coffee-card-10'),
          ...Object.fromEntries(games.map((game) => [game, ofGame])),
        },
      },
    };
  }
});

describe('cost of a ledger batch', () => {
  const games = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const players = playersNamed('cost', 100);
  const rows = (sequence: number, gamesPlayed: readonly string[]) =>
    players.map((player, index) =>
      ledgerRow(player, sequence, { gameId: gamesPlayed[index % gamesPlayed.length] as string }),
    );

  it('is one read and two transactions for 100 rows of one game, two write units per player', async () => {
    const cost = await costOf(rows(1, ['hk-slots']));

    expect(cost).toEqual({
      roundTrips: 2,
      requests: 3,
      readUnits: 100,
      // Three house items per transaction: house totals, the game’s day and the game’s all-time statistics.
      tableWriteUnits: 2 * 100 + 2 * (2 * 3),
      indexWriteUnits: 0,
    });
    // The cost model of a round counts a hundredth of it.
    expect(usageOfRound.statistics).toEqual({
      writeUnits: cost.tableWriteUnits / 100,
      readUnits: cost.readUnits / 100,
    });
  });

  it('is two transactions for 100 rows of ten games as well', async () => {
    expect(await costOf(rows(2, games))).toMatchObject({
      roundTrips: 2,
      requests: 3,
      tableWriteUnits: 2 * 100 + 2 * 2 * (1 + 2 * 10),
    });
  });

  it('is one read for rows that were already projected', async () => {
    expect(await costOf(rows(2, games))).toMatchObject({ requests: 1, tableWriteUnits: 0 });
  });

  it('does not rise for a busy day, whose items stay small', async () => {
    const kinds = ['grant', 'order', 'seed-rotation', 'adjustment', 'reversal', 'expiry', 'hold', 'release'];
    const { game, parHash } = productGames.listGames()[0]!;
    const stakes = (['gold', 'sweeps'] as const).flatMap((coin) =>
      game.stakes[coin].map((stake) => ({ coin, stake })),
    );
    const fullDay = [
      ...stakes.map((round) => ({ kind: 'round', gameId: game.id, parHash, ...round, payout: much })),
      ...kinds.map((kind) => ({ kind })),
    ].map((detail, index) => ({
      ...ledgerRow('busy', index + 1, { at: '2026-11-22T12:00:00.000Z' }),
      detail,
      postings: everyAccount(),
    }));
    expect(fullDay.length).toBeLessThan(50);

    const cost = await costOf(fullDay);

    // The player, the operator, the game’s day, and two for all days: the game and what players hold.
    expect(cost).toMatchObject({ requests: 2, tableWriteUnits: 2 + 2 + 2 + 2 * 2 });
  });

  /** Postings of every account in each of its coins. */
  function everyAccount() {
    const ofHouse = houseAccounts.flatMap((account) => [
      [account, 'gold', much],
      [account, 'sweeps', much],
    ]);
    const ofPlayer = playerAccounts.map((account) => [account, coinOf(account), much]);
    const sumOf = (name: string) =>
      [...ofHouse, ...ofPlayer].filter(([, coin]) => coin === name).length * much;
    return [
      ...ofHouse,
      ...ofPlayer,
      ['house:games', 'gold', -sumOf('gold')],
      ['house:games', 'sweeps', -sumOf('sweeps')],
    ];
  }
});
