import { describe, expect, it } from 'vitest';
import { listGames } from '#domain/games/games';
import { type LocalDay, mondayOf, moveTo, type TimeZone, timeZone } from '#domain/player/local-day';
import { drawQuests } from '#domain/quests/draw-quests';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { createFakeQuests } from '#lambdas/fakes/quests';
import { streamEvent } from '#lambdas/in-memory/stream-event';
import { ledgerRow } from '#lambdas/projections/ledger-fixture';
import { projectRows } from '#lambdas/projections/project-rows';
import { countQuests } from '#lambdas/quests/count-quests';
import { readStreamRows, type Row } from '#lambdas/runtime/aws/stream-rows';
import {
  dayCount,
  instantsOf,
  simulateAll,
  moveZone,
  playerCount,
  chooseZone,
  localDay,
  zones,
} from './days/player-zones';
import { type QuestAction, questProgress, families, mondayOfWeek } from './days/quest-oracle';
import { type Random, randomFrom } from './scheduler/random';

const hourMs = 3_600_000;

const familyOf = (gameId: string) => listGames().find(({ id }) => id === gameId)?.family ?? null;
const gameIds = [...families.keys()];

function randomAction(random: Random): Pick<QuestAction, 'kind' | 'gameId' | 'decisions'> {
  const gameId = random.pick(gameIds);
  if (families.get(gameId) === 'scratch' && random.chance(0.6))
    return { kind: 'round-seen', gameId, decisions: [] };
  const decisions = gameId === 'blackjack' && random.chance(0.5) ? ['hit', 'double'] : [];
  return { kind: 'round', gameId, decisions };
}

/** Simulates two weeks of play; the stream delivers the rows late, in pieces, repeatedly and in reverse. */
async function simulatePlayer(number: number) {
  const random = randomFrom(`quests of ${number}`);
  const player = `player-${number}`;
  const { zone: place, begins, playerZone: first } = chooseZone(random, number);
  let playerZone = first;
  let zone: TimeZone = timeZone(place);
  let now = new Date(begins);
  const quests = createFakeQuests();
  const rows: Row[] = [];
  const undelivered: Row[] = [];
  const actions: (QuestAction & { readonly at: Date })[] = [];
  const counts = { actions: 0, moves: 0, late: 0 };
  const dependencies = {
    quests,
    familyOf,
    pause: async () => undefined,
    now: () => now,
    zones: {
      zonesOf: async (players: readonly string[]) => new Map(players.map((each) => [each, zone] as const)),
    },
  };
  const metrics = createFakeMetrics();

  for (const at of instantsOf(random, { begins, zone: place, timesADay: 3, anyTime: 0.5 })) {
    if (isAlmostTooOld(at)) await deliverLater();
    now = at;
    if (random.chance(0.06)) await moveToAnotherZone(at);
    for (let more = random.below(4); more >= 0; more -= 1)
      addAction(new Date(at.getTime() + (3 - more) * 500));
    if (random.chance(0.6)) await deliverLater();
  }
  await deliverLater();
  compare();
  return counts;

  /** Whether undelivered rows will soon be too old to count. */
  function isAlmostTooOld(at: Date): boolean {
    const first = undelivered[0]?.['at'];
    return first !== undefined && at.getTime() - Date.parse(first as string) > 10 * hourMs;
  }

  async function moveToAnotherZone(at: Date) {
    // Earlier rows are delivered before a move: a wallet keeps no past time zones.
    if (undelivered.length > 0) await deliverLater();
    now = at;
    const to = random.pick(zones);
    playerZone = moveZone(playerZone, to, at);
    zone = moveTo(zone, to, at);
    counts.moves += 1;
  }

  function addAction(at: Date) {
    const { kind, gameId, decisions } = randomAction(random);
    const row = ledgerRow(player, rows.length + 1, { at: at.toISOString(), gameId });
    const detail = { ...(row['detail'] as object), kind, decisions };
    rows.push({ ...row, detail });
    undelivered.push({ ...row, detail });
    actions.push({ at, day: localDay(playerZone, at), kind, gameId, decisions });
    counts.actions += 1;
  }

  /** Delivers after seconds, sometimes minutes, so that midnight may lie in between; never later than quests accept. */
  async function deliverLater() {
    const latest = actions.at(-1)!.at.getTime();
    now = new Date(latest + (random.chance(0.1) ? random.below(hourMs / 2) : 1_000));
    const isLate = localDay(playerZone, now) !== actions.at(-1)!.day;
    if (isLate) counts.late += undelivered.length;
    const redelivered = rows.slice(Math.max(0, rows.length - undelivered.length - random.below(10)));
    const batches = [redelivered, ...(random.chance(0.3) ? [undelivered.toReversed(), undelivered] : [])];
    for (const batch of batches) await deliver(batch);
    undelivered.length = 0;
  }

  async function deliver(batch: readonly Row[]) {
    const changed = batch.map((row) => ({ key: { player, entry: row['entry'] }, after: row }));
    const answer = await projectRows(
      {
        metrics,
        pause: dependencies.pause,
        now: dependencies.now,
        log: () => undefined,
        readRows: readStreamRows,
        ledgerRows: createFakeLedgerRows(rows),
        countMovements: (moves) => countQuests(dependencies, moves),
      },
      streamEvent(changed),
    );
    expect(answer).toEqual({ batchItemFailures: [] });
  }

  function compare() {
    const weeks = [...quests.weeks.values()];
    const stored = new Map<string, number>();
    for (const { monday, days: boards, weekly } of weeks) {
      stored.set(`${monday} ${weekly.id}`, weekly.progress);
      for (const board of boards)
        for (const { id, progress } of board.quests) stored.set(`${board.day} ${id}`, progress);
    }
    const expected = new Map<string, number>();
    const playedDays = new Set(actions.map(({ day }) => day));
    for (const day of playedDays)
      for (const { id } of drawQuests(player, 'day', day as LocalDay))
        expected.set(
          `${day} ${id}`,
          questProgress(
            id,
            actions.filter((addAction) => addAction.day === day),
          ),
        );
    for (const monday of new Set([...playedDays].map(mondayOfWeek))) {
      expect(mondayOf(monday as LocalDay)).toBe(monday);
      const [weekly] = drawQuests(player, 'week', monday as LocalDay);
      const weekActions = actions.filter(({ day }) => mondayOfWeek(day) === monday);
      expected.set(`${monday} ${weekly!.id}`, questProgress(weekly!.id, weekActions));
    }
    const withProgress = (all: Map<string, number>) => [...all].filter(([, progress]) => progress > 0).sort();
    expect([player, withProgress(stored)]).toEqual([player, withProgress(expected)]);
  }
}

describe(`${playerCount} players in ${zones.length} zones, for two weeks around clock changes`, () => {
  it('progress in each daily and weekly quest by their local days', async () => {
    const counts = await simulateAll(simulatePlayer);

    expect(zones.length).toBe(30);
    // Guards against a comparison without enough cases.
    expect(counts.actions).toBeGreaterThan(playerCount * dayCount * 4);
    expect(counts.moves).toBeGreaterThan(playerCount * 2);
    expect(counts.late).toBeGreaterThan(playerCount / 2);
  });
});
