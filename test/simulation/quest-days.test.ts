import { describe, expect, it } from 'vitest';
import { listGames } from '#domain/games/games';
import {
  changesOf,
  dayShown,
  nextMidnight,
  numberOf,
  type Place,
  places,
} from '#domain/player/calendar-fixture';
import { type LocalDay, mondayOf, moveTo, type TimeZone, timeZone } from '#domain/player/local-day';
import { drawQuests } from '#domain/quests/draw-quests';
import { listQuests } from '#domain/quests/quest-list';
import { createMemoryFigures } from '#stores/in-memory/figures';
import { createMemoryQuests } from '#stores/in-memory/quests';
import { createMemoryLedgerRows, streamEvent } from '#stores/in-memory/stream-rows';
import { readStreamRows, type Row } from '#stores/stream-rows';
import { countQuests } from '../../lambdas/streams/projections/count-quests';
import { ledgerRow } from '../../lambdas/streams/projections/ledger-fixture';
import { projectRows } from '../../lambdas/streams/projections/project-rows';
import { type Random, randomFrom } from './scheduler/random';

const players = 500;
const days = 14;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

/** Where all tables are true at the same time. */
const zones = places.filter((place) => place !== 'Pacific/Apia');

/** Instants at which clocks somewhere change, around which somebody plays for two weeks. */
const changes = [...new Set(zones.flatMap(changesOf).map((at) => at.getTime()))].filter(
  (ms) => ms > Date.UTC(2026, 0, 20) && ms < Date.UTC(2027, 3, 1),
);

const familyOf = (gameId: string) => listGames().find(({ id }) => id === gameId)?.family ?? null;
const families = new Map(listGames().map(({ id, family }) => [id, family as string]));
const gameIds = [...families.keys()];

/** Where somebody lives, and where from an instant on: the oracle's own account of moves. */
interface Home {
  readonly from: Place;
  readonly to: Place;
  readonly movesAt: Date;
}

const placeAt = ({ from, to, movesAt }: Home, at: Date) => (at >= movesAt ? to : from);
const shownAt = (home: Home, at: Date) => dayShown(placeAt(home, at), at);

function moved(home: Home, to: Place, at: Date): Home {
  const from = placeAt(home, at);
  if (from === to) return { from, to, movesAt: at };
  const midnights = [nextMidnight(from, at), nextMidnight(to, at)].map((each) => each.getTime());
  return { from, to, movesAt: new Date(Math.max(...midnights)) };
}

/** What somebody did, and on which day the clock on their wall said so. */
interface Act {
  readonly at: Date;
  readonly day: string;
  readonly kind: 'round' | 'round-seen';
  readonly gameId: string;
  readonly decisions: readonly string[];
}

/** What of a quest is done by these acts: the oracle's own reading of the list. */
function doneOf(id: string, acts: readonly Act[]): number {
  const quest = listQuests().find((each) => each.id === id)!;
  const { goal, many } = quest;
  const rounds = acts.filter(({ kind }) => kind === 'round');
  if (goal.counts === 'games') return Math.min(many, new Set(rounds.map(({ gameId }) => gameId)).size);
  const { family, game } = goal.of as { family?: string; game?: string };
  const isOf = ({ gameId }: Act) =>
    game !== undefined ? gameId === game : family === undefined || families.get(gameId) === family;
  const seen = acts.filter(({ kind }) => kind === 'round-seen');
  const counted = (goal.counts === 'shown' ? seen : rounds).filter(isOf);
  const decided =
    goal.counts === 'decisions' ? counted.filter((act) => act.decisions.includes('double')) : counted;
  return Math.min(many, decided.length);
}

/** The Monday of a day's week, counted from 5 January 1970. */
function mondayShown(day: string): string {
  return new Date(Date.UTC(1970, 0, 5) + (numberOf('week', day) - 1) * 7 * dayMs).toISOString().slice(0, 10);
}

/** At any time, and often within a minute of a midnight. */
function instantsOf(random: Random, begins: number, zone: Place): Date[] {
  const instants = Array.from({ length: days * 3 }, () => {
    const at = new Date(begins + random.below(days * dayMs));
    if (random.chance(0.5)) return at;
    return new Date(nextMidnight(zone, at).getTime() + random.below(2 * minuteMs) - minuteMs);
  });
  return instants.toSorted((left, right) => left.getTime() - right.getTime());
}

function actOf(random: Random): Pick<Act, 'kind' | 'gameId' | 'decisions'> {
  const gameId = random.pick(gameIds);
  if (families.get(gameId) === 'scratch' && random.chance(0.6))
    return { kind: 'round-seen', gameId, decisions: [] };
  const decisions = gameId === 'blackjack' && random.chance(0.5) ? ['hit', 'double'] : [];
  return { kind: 'round', gameId, decisions };
}

/** Lets somebody play for two weeks; the stream tells of it late, in pieces, again and backwards. */
async function live(number: number) {
  const random = randomFrom(`quests of ${number}`);
  const player = `player-${number}`;
  const place = zones[number % zones.length]!;
  const begins = random.pick(changes) - Math.floor(random.between(1, days - 1) * dayMs);
  let home: Home = { from: place, to: place, movesAt: new Date(begins) };
  let zone: TimeZone = timeZone(place);
  let now = new Date(begins);
  const quests = createMemoryQuests();
  const rows: Row[] = [];
  const waiting: Row[] = [];
  const acts: Act[] = [];
  const seen = { acts: 0, moves: 0, late: 0 };
  const dependencies = {
    ...{ quests, familyOf, pause: async () => undefined, now: () => now },
    zones: {
      zonesOf: async (asked: readonly string[]) => new Map(asked.map((each) => [each, zone] as const)),
    },
  };
  const figures = createMemoryFigures();

  for (const at of instantsOf(random, begins, place)) {
    if (isLongAgo(at)) await tellLater();
    now = at;
    if (random.chance(0.06)) await moveSomewhere(at);
    for (let more = random.below(4); more >= 0; more -= 1) act(new Date(at.getTime() + (3 - more) * 500));
    if (random.chance(0.6)) await tellLater();
  }
  await tellLater();
  compare();
  return seen;

  /** Whether rows wait to be told that will soon count for nothing. */
  function isLongAgo(at: Date): boolean {
    const first = waiting[0]?.['at'];
    return first !== undefined && at.getTime() - Date.parse(first as string) > 10 * hourMs;
  }

  async function moveSomewhere(at: Date) {
    // What was played is told of by then: a wallet remembers no zones of the past.
    if (waiting.length > 0) await tellLater();
    now = at;
    const to = random.pick(zones);
    home = moved(home, to, at);
    zone = moveTo(zone, to, at);
    seen.moves += 1;
  }

  function act(at: Date) {
    const { kind, gameId, decisions } = actOf(random);
    const row = ledgerRow(player, rows.length + 1, { at: at.toISOString(), gameId });
    const detail = { ...(row['detail'] as object), kind, decisions };
    rows.push({ ...row, detail });
    waiting.push({ ...row, detail });
    acts.push({ at, day: shownAt(home, at), kind, gameId, decisions });
    seen.acts += 1;
  }

  /** Seconds later, or now and then minutes, so that a midnight may lie in between; never longer than quests wait. */
  async function tellLater() {
    const latest = acts.at(-1)!.at.getTime();
    now = new Date(latest + (random.chance(0.1) ? random.below(hourMs / 2) : 1_000));
    const isLate = shownAt(home, now) !== acts.at(-1)!.day;
    if (isLate) seen.late += waiting.length;
    const again = rows.slice(Math.max(0, rows.length - waiting.length - random.below(10)));
    const batches = [again, ...(random.chance(0.3) ? [waiting.toReversed(), waiting] : [])];
    for (const batch of batches) await tell(batch);
    waiting.length = 0;
  }

  async function tell(batch: readonly Row[]) {
    const changed = batch.map((row) => ({ key: { player, entry: row['entry'] }, after: row }));
    const answer = await projectRows(
      {
        ...{ figures, pause: dependencies.pause, now: dependencies.now, log: () => undefined },
        ...{ readRows: readStreamRows, ledgerRows: createMemoryLedgerRows(rows) },
        countQuests: (moves) => countQuests(dependencies, moves),
      },
      streamEvent(changed),
    );
    expect(answer).toEqual({ batchItemFailures: [] });
  }

  function compare() {
    const weeks = [...quests.weeks.values()];
    const kept = new Map<string, number>();
    for (const { monday, days: boards, weekly } of weeks) {
      kept.set(`${monday} ${weekly.id}`, weekly.progress);
      for (const board of boards)
        for (const { id, progress } of board.quests) kept.set(`${board.day} ${id}`, progress);
    }
    const expected = new Map<string, number>();
    const inDays = new Set(acts.map(({ day }) => day));
    for (const day of inDays)
      for (const { id } of drawQuests(player, 'day', day as LocalDay))
        expected.set(
          `${day} ${id}`,
          doneOf(
            id,
            acts.filter((act) => act.day === day),
          ),
        );
    for (const monday of new Set([...inDays].map(mondayShown))) {
      expect(mondayOf(monday as LocalDay)).toBe(monday);
      const [weekly] = drawQuests(player, 'week', monday as LocalDay);
      const ofWeek = acts.filter(({ day }) => mondayShown(day) === monday);
      expected.set(`${monday} ${weekly!.id}`, doneOf(weekly!.id, ofWeek));
    }
    const moving = (all: Map<string, number>) => [...all].filter(([, progress]) => progress > 0).sort();
    expect([player, moving(kept)]).toEqual([player, moving(expected)]);
  }
}

describe(`${players} players in ${zones.length} zones, for two weeks around changes of clocks`, () => {
  it('come as far in the quests of each day and week as they played while the clocks on their walls showed it', async () => {
    const seen = { acts: 0, moves: 0, late: 0 };
    for (let number = 0; number < players; number += 1) {
      const own = await live(number);
      for (const what of Object.keys(seen) as (keyof typeof seen)[]) seen[what] += own[what];
    }

    expect(zones.length).toBe(30);
    // Enough of everything for the comparison to mean something.
    expect(seen.acts).toBeGreaterThan(players * days * 4);
    expect(seen.moves).toBeGreaterThan(players * 2);
    expect(seen.late).toBeGreaterThan(players / 2);
  });
});
