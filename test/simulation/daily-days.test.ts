import { describe, expect, it } from 'vitest';
import {
  changesOf,
  dayShown,
  nextMidnight,
  nextStart,
  numberOf,
  type Place,
  places,
} from '#domain/player/calendar-fixture';
import { grownUp, openBonuses } from '../../lambdas/play-fab-ops/bonuses/bonus-fixture';
import { type Random, randomFrom } from './scheduler/random';

const players = 500;
const days = 14;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Every day here begins at a full one. */
const quarterMs = 15 * minuteMs;
const steps = [20, 20, 30, 30, 40, 60, 100];

/** Where all tables are true at the same time. */
const zones = places.filter((place) => place !== 'Pacific/Apia');

/** Instants of 2026 at which clocks somewhere change, in whose fortnight somebody may play. */
const changes = [...new Set(zones.flatMap(changesOf).map((at) => at.getTime()))].filter(
  (ms) => ms > Date.UTC(2026, 0, 20) && ms < Date.UTC(2027, 3, 1),
);

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

/** What of one thing somebody has had, as the oracle remembers it. */
interface Had {
  latest: string;
  times: number;
}

const isLeft = (had: Had, home: Home, at: Date) => shownAt(home, at) > had.latest;

/**
 * The instant at which calendars first show a day that is later than any that counts. Who is about to move may see such a day for an hour
 * and live through an earlier one again: nothing is leapt over then.
 */
function opensAt(had: Had, home: Home, at: Date): string {
  const latest = [shownAt(home, at), had.latest].toSorted().at(-1)!;
  const dayAt = (instant: Date) => shownAt(home, instant);
  for (let ms = quarterAfter(at); ms <= home.movesAt.getTime(); ms += quarterMs)
    if (dayAt(new Date(ms)) > latest) return new Date(ms).toISOString();
  return nextStart('day', dayAt, { after: at, than: numberOf('day', latest) }).toISOString();
}

const quarterAfter = (at: Date) => (Math.floor(at.getTime() / quarterMs) + 1) * quarterMs;

/** Asks at any time, and often within a minute of a midnight. */
function instantsOf(random: Random, begins: number, zone: Place): Date[] {
  const instants = Array.from({ length: days * 2 }, () => {
    const at = new Date(begins + random.below(days * dayMs));
    if (random.chance(0.4)) return at;
    return new Date(nextMidnight(zone, at).getTime() + random.below(2 * minuteMs) - minuteMs);
  });
  return instants.toSorted((left, right) => left.getTime() - right.getTime());
}

/** Lets somebody live through two weeks, and compares every answer with what the clocks on their walls showed. */
async function live(number: number) {
  const random = randomFrom(`player ${number}`);
  const zone = zones[number % zones.length]!;
  const begins = random.pick(changes) - Math.floor(random.between(1, days - 1) * dayMs);
  const casino = openBonuses();
  casino.clock.now = new Date(begins);
  const player = await casino.join(`player-${number}`, { standing: { ...grownUp, timeZone: zone } });
  let home: Home = { from: zone, to: zone, movesAt: new Date(begins) };
  const bonus: Had = { latest: '', times: 0 };
  const wheel: Had = { latest: '', times: 0 };
  const entries = new Set<string>();
  const seen = { claims: 0, refused: 0, moves: 0, asked: 0 };
  let sequence = -1;

  for (const at of instantsOf(random, begins, zone)) {
    casino.clock.now = at;
    if (random.chance(0.12)) await moveSomewhere(at);
    await claim(at);
    if (random.chance(0.5)) await spin(at);
    if (random.chance(0.5)) await enter(at);
  }
  const { balances } = (await player.wallet()).wallet;
  expect(balances.gold).toBe(10_000 + 1_500 * bonus.times);
  return seen;

  async function moveSomewhere(at: Date) {
    const to = random.pick(zones);
    const { status } = await player.ask('PUT', '/player/standing', { ...grownUp, timeZone: to });
    expect(status).toBe(200);
    home = moved(home, to, at);
    seen.moves += 1;
  }

  /** Whether an answer tells of something new, which a repeat of a settled day does not. */
  function isNew(answer: { status: number; body: { sequence: number } }): boolean {
    const isLater = answer.status === 200 && answer.body.sequence > sequence;
    if (isLater) sequence = answer.body.sequence;
    return isLater;
  }

  async function claim(at: Date) {
    const isExpected = isLeft(bonus, home, at);
    const answer = await player.ask('POST', '/bonuses/daily/claims');
    seen.asked += 1;

    expect([at.toISOString(), isNew(answer)]).toEqual([at.toISOString(), isExpected]);
    if (isExpected) {
      expect(answer.body.credited).toEqual({ gold: 1_500, sweeps: steps[bonus.times % 7] });
      bonus.latest = shownAt(home, at);
      bonus.times += 1;
      seen.claims += 1;
    } else seen.refused += 1;
    if (random.chance(0.5)) await look(at);
  }

  async function look(at: Date) {
    const { day, daily } = await player.read();
    expect(day).toBe(shownAt(home, at));
    expect(daily).toMatchObject({
      ...{ claimed: true, lastClaimedOn: bonus.latest, step: (bonus.times - 1) % 7 },
      nextAt: opensAt(bonus, home, at),
    });
  }

  async function spin(at: Date) {
    const isExpected = isLeft(wheel, home, at);
    const answer = await player.ask('POST', '/bonuses/wheel/spins');

    expect(isNew(answer)).toBe(isExpected);
    if (!isExpected) return;
    expect(answer.body.wheel.spun.proof.nonce).toBe(wheel.times);
    wheel.latest = shownAt(home, at);
    wheel.times += 1;
  }

  async function enter(at: Date) {
    const day = shownAt(home, at);
    const address = {
      ...{ name: 'Somebody', line1: `${number} Long Road`, city: 'Austin', state: 'TX' },
      ...{ postalCode: '78701', country: 'US' },
    };
    const answer = await player.ask('POST', '/bonuses/free-entries', { address });

    expect(isNew(answer)).toBe(!entries.has(day));
    entries.add(day);
  }
}

describe(`${players} players in ${zones.length} zones, for two weeks around changes of clocks`, () => {
  it('have each day once, as the clocks on their walls show it, wherever they move', async () => {
    const seen = { claims: 0, refused: 0, moves: 0, asked: 0 };
    for (let number = 0; number < players; number += 1) {
      const own = await live(number);
      for (const what of Object.keys(seen) as (keyof typeof seen)[]) seen[what] += own[what];
    }

    expect(zones.length).toBe(30);
    // Enough of everything for the comparison to mean something.
    expect(seen.claims).toBeGreaterThan(players * 8);
    expect(seen.refused).toBeGreaterThan(players * 4);
    expect(seen.moves).toBeGreaterThan(players * 2);
  }, 300_000);
});
