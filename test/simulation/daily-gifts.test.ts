import { describe, expect, it } from 'vitest';
import { nextStart, numberOf } from '#domain/player/calendar-fixture';
import { grownUp, openBonuses } from '#lambdas/bonuses/bonus-fixture';
import {
  type PlayerZone,
  instantsOf,
  simulateAll,
  minuteMs,
  moveZone,
  playerCount,
  chooseZone,
  localDay,
  zones,
} from './days/player-zones';
import { randomFrom } from './scheduler/random';

/** Every day boundary is at a multiple of this interval. */
const quarterMs = 15 * minuteMs;
const steps = [20, 20, 30, 30, 40, 60, 100];

/** Claims of one gift that the oracle counts. */
interface Claims {
  latest: string;
  times: number;
}

const isClaimable = (claims: Claims, playerZone: PlayerZone, at: Date) =>
  localDay(playerZone, at) > claims.latest;

/**
 * The instant at which the calendar first shows a day later than any counted one. Before a move takes effect, a player may see such a day
 * for an hour and then an earlier one again; such days do not count.
 */
function opensAt(claims: Claims, playerZone: PlayerZone, at: Date): string {
  const latest = [localDay(playerZone, at), claims.latest].toSorted().at(-1)!;
  const dayAt = (instant: Date) => localDay(playerZone, instant);
  for (let ms = quarterAfter(at); ms <= playerZone.movesAt.getTime(); ms += quarterMs)
    if (dayAt(new Date(ms)) > latest) return new Date(ms).toISOString();
  return nextStart('day', dayAt, { after: at, than: numberOf('day', latest) }).toISOString();
}

const quarterAfter = (at: Date) => (Math.floor(at.getTime() / quarterMs) + 1) * quarterMs;

/** Simulates two weeks of a player and compares every response with the local calendar. */
async function simulatePlayer(number: number) {
  const random = randomFrom(`player ${number}`);
  const { zone, begins, playerZone: first } = chooseZone(random, number);
  const casino = openBonuses();
  casino.clock.now = new Date(begins);
  const player = await casino.join(`player-${number}`, { residency: { ...grownUp, timeZone: zone } });
  let playerZone = first;
  const bonus: Claims = { latest: '', times: 0 };
  const wheel: Claims = { latest: '', times: 0 };
  const entries = new Set<string>();
  const counts = { claims: 0, refused: 0, moves: 0, requests: 0 };
  let sequence = -1;

  for (const at of instantsOf(random, { begins, zone, timesADay: 2, anyTime: 0.4 })) {
    casino.clock.now = at;
    if (random.chance(0.12)) await moveToAnotherZone(at);
    await claim(at);
    if (random.chance(0.5)) await spin(at);
    if (random.chance(0.5)) await enter(at);
  }
  const { balances } = (await player.wallet()).wallet;
  expect(balances.gold).toBe(10_000 + 1_500 * bonus.times);
  return counts;

  async function moveToAnotherZone(at: Date) {
    const to = random.pick(zones);
    const { status } = await player.callApi('PUT', '/player/residency', { ...grownUp, timeZone: to });
    expect(status).toBe(200);
    playerZone = moveZone(playerZone, to, at);
    counts.moves += 1;
  }

  /** Whether a response contains a new transaction, unlike a repeat of a settled day. */
  function isNew(answer: { status: number; body: { sequence: number } }): boolean {
    const isLater = answer.status === 200 && answer.body.sequence > sequence;
    if (isLater) sequence = answer.body.sequence;
    return isLater;
  }

  async function claim(at: Date) {
    const isExpected = isClaimable(bonus, playerZone, at);
    const answer = await player.callApi('POST', '/bonuses/daily/claims');
    counts.requests += 1;

    expect([at.toISOString(), isNew(answer)]).toEqual([at.toISOString(), isExpected]);
    if (isExpected) {
      expect(answer.body.credited).toEqual({ gold: 1_500, sweeps: steps[bonus.times % 7] });
      bonus.latest = localDay(playerZone, at);
      bonus.times += 1;
      counts.claims += 1;
    } else counts.refused += 1;
    if (random.chance(0.5)) await checkDaily(at);
  }

  async function checkDaily(at: Date) {
    const { day, daily } = await player.read();
    expect(day).toBe(localDay(playerZone, at));
    expect(daily).toMatchObject({
      claimed: true,
      lastClaimedOn: bonus.latest,
      step: (bonus.times - 1) % 7,
      nextAt: opensAt(bonus, playerZone, at),
    });
  }

  async function spin(at: Date) {
    const isExpected = isClaimable(wheel, playerZone, at);
    const answer = await player.callApi('POST', '/bonuses/wheel/spins');

    expect(isNew(answer)).toBe(isExpected);
    if (!isExpected) return;
    expect(answer.body.wheel.spun.proof.nonce).toBe(wheel.times);
    wheel.latest = localDay(playerZone, at);
    wheel.times += 1;
  }

  async function enter(at: Date) {
    const day = localDay(playerZone, at);
    const address = {
      name: 'Sam Harbor',
      line1: `${number} Long Road`,
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'US',
    };
    const answer = await player.callApi('POST', '/bonuses/free-entries', {
      address,
      device: `device-of-${player.player}`.padEnd(16, '-'),
    });

    expect(isNew(answer)).toBe(!entries.has(day));
    entries.add(day);
  }
}

describe(`${playerCount} players in ${zones.length} zones, for two weeks around clock changes`, () => {
  it('can claim each gift once per local day, also when they move', async () => {
    const counts = await simulateAll(simulatePlayer);

    expect(zones.length).toBe(30);
    // Guards against a comparison without enough cases.
    expect(counts.claims).toBeGreaterThan(playerCount * 8);
    expect(counts.refused).toBeGreaterThan(playerCount * 4);
    expect(counts.moves).toBeGreaterThan(playerCount * 2);
  }, 300_000);
});
