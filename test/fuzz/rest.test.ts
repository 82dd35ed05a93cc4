import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from '../api/casino';
import { findLedgerFaults, type LedgerRow, scan } from '../api/ledger-check';
import { findShopFaults } from '../api/shop-check';
import { deliveryAddress, openShopper, type Shopper } from '../api/shop-visit';
import { sizes } from '../scale';
import { uniqueWord, openOwnRecords, ownOrder, ownReservation } from './own-records';
import { send } from './raw-request';
import { judgeRefused, type RefusedAlone, someOfEach } from './refused-alone';
import { allowedCasesOf, casesOf, type RestCase } from './rest-case';
import { faultsOfAnswer, describeFaulty } from './rest-faults';
import { kindOfRefusal, withNewKey } from './rest-refusals';
import { type Route, routes } from './rest-routes';
import { draw, inBatches, seed } from './seeded';
import { codes, outcomes as oddsOutcomes, pieces, stockStore } from './stock';
import { readStored, type Stored } from './stored';

/*
 * Refused calls are checked twice. All players send requests concurrently, and the rows of each refused player in wallets, orders and
 * similar tables must not change. Afterwards, with all tables idle, some of each kind of refusal per route are sent again as new requests
 * of other players, in a wave in which all must be refused: no row of any table may differ after it. There are no exceptions, because only
 * refused calls run and schedules are paused for the whole run.
 */

const playerCount = sizes.restPlayers;
const casesEach = sizes.restCases;
const sequenceCount = 12;
/** Maximum draws of cases per route until one is refused. */
const mostDraws = 5;
/** Number of refused requests per route that are sent again. */
const refusedEach = sizes.restRefusals;

const known = {
  id: [...Array<string>(6).fill('hk-slots'), 'roulette', 'no-such-game', 'fuzz-box', ownOrder],
  product: [...Object.keys(pieces), 'no-such-product'],
  outcomes: oddsOutcomes,
  codes,
  text: [`About ${uniqueWord}`],
  reason: [`As ${uniqueWord} says`],
  reservation: [ownReservation, ownReservation, 'no-such-reservation'],
  address: [deliveryAddress],
  closesAt: ['2099-01-01T00:00:00Z', '2001-01-01T00:00:00Z', new Date(Date.now() + 90_000_000).toISOString()],
  stake: [20, 100, 1_000],
  coin: ['gold', 'gold', 'sweeps'],
  choice: ['red 100', 'straight-17 60, red 40', 'red 20'],
  decision: ['stand', 'hold 00000'],
  quantity: [1, 2],
  packageId: ['coins-199', 'coins-29999', 'first-999', 'no-such-package'],
  limit: [1, 100],
  bornOn: ['1990-05-17', '1985-02-29', '2020-01-01'],
  state: ['TX', 'CA', 'XX'],
  line1: ['1 Pier Road', '7 North Quay Street'],
  postalCode: ['73301', '1234'],
  /** Codes for mail-in entries: one unknown here, existing ones are added below. */
  code: ['000000000098'],
  receivedOn: [new Date().toISOString().slice(0, 10), '2001-01-01'],
  timeZone: ['America/Chicago', 'Pacific/Kiritimati', 'Mars/Olympus'],
  /** No sender is among these players: the target of a request is compared together with its sender. */
  player: ['nobody'],
  transaction: ['no-such-transaction'],
};
/** Half of the players are SUPERADMINS, so that admin routes are both accepted and refused. */
const isSuperadmin = (index: number) => index % 2 === 1;
const takesKey = ({ parameters }: Route) => parameters.some(({ name }) => name === 'Idempotency-Key');
/** These answers show the limits in force, which another request may have tightened before the repeat. */
const showsLimitsInForce = /^\/admin\/players\/\{player\}\/(limits|breaks|exclusions)$/;
/** Routes that set limits run last, because a player on a break cannot play. */
const bounds = ({ path }: Route) => path.startsWith('/play-limits') || path.startsWith('/player/');

let casino: Casino;
let shoppers: Shopper[];
let stored: Stored;
let alone: RefusedAlone; // one for each repetition of refusals, because accepted calls lie between them
let boundAlone: RefusedAlone;
let judgedInAll = 0;
const own = openOwnRecords();
/** Refused requests by route name. */
const refused = new Map<string, Outcome[]>();
beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed}`);
  casino = await openCasino({ scheduleScale: 1_000 });
  [alone, boundAlone] = [judgeRefused(casino), judgeRefused(casino)];
  known.id.push(await stockStore(casino));
  const emails = Array.from({ length: playerCount }, (_each, index) => `fuzz-${index}@jade.test`);
  const groups = (index: number) => (isSuperadmin(index) ? ['SUPERADMINS'] : []);
  shoppers = await Promise.all(
    emails.map((email, index) => openShopper(casino, email, 1_000_000, groups(index))),
  );
  for (const name of ['corrected-0', 'corrected-1', 'corrected-2']) {
    const { id, callApi: callAs } = await openShopper(casino, `${name}@jade.test`, 1_000_000);
    const { items } = (await callAs('GET', '/wallet/transactions')).body;
    known.player.push(id);
    known.code.push((await callAs('GET', '/bonuses')).body.freeEntry.postalCode);
    known.transaction.push(...items.map((line: { id: string }) => line.id));
  }
  stored = await readStored(casino);
});
afterAll(async () => {
  console.log(`${judgedInAll} refused requests sent again by themselves`);
  await casino.close();
});

interface Outcome {
  readonly requested: RestCase;
  /** Index of the sender. */
  readonly by: number;
  readonly status: number;
  readonly text: string;
  readonly faults: readonly string[];
}

const isRefused = ({ status }: Outcome) => status >= 300;

/** Sends one request per player concurrently and checks that a refused request writes nothing for its player. */
async function sendAll(cases: readonly RestCase[]): Promise<Outcome[]> {
  const outcomes = await Promise.all(cases.map((requested, index) => callApi(requested, index)));
  await Promise.all(outcomes.map(comeBack));
  const after = await readStored(casino);
  const kept = outcomes.map((outcome, index): Outcome => {
    const { id } = shoppers[index]!;
    const hasWritten = after.ofPlayers.get(id) !== stored.ofPlayers.get(id);
    return isRefused(outcome) && hasWritten
      ? { ...outcome, faults: [...outcome.faults, `is refused with ${outcome.status}, and has written`] }
      : outcome;
  });
  for (const outcome of outcomes.filter(isRefused)) {
    const { name } = outcome.requested.route;
    refused.set(name, [...(refused.get(name) ?? []), outcome]);
  }
  if (outcomes.every(isRefused)) expect(after.products).toBe(stored.products);
  expect(after.ofPlayers.size).toBe(stored.ofPlayers.size);
  stored = after;
  return kept;
}

/** Restores the session after a sign-out everywhere and cancels a requested deletion. */
async function comeBack({ requested, status }: Outcome, index: number): Promise<void> {
  if (requested.route.path === '/account/deletion' && status === 200)
    await shoppers[index]!.callApi('DELETE', '/account/deletion');
  if (requested.route.path !== '/account/sign-outs' || status !== 200) return;
  const shopper = shoppers[index]!;
  shoppers[index] = { ...shopper, token: await casino.signIn(shopper.email) };
}

async function callApi(requested: RestCase, player: number): Promise<Outcome> {
  const { token } = shoppers[player]!;
  const { method, path, headers, body } = own.filled(requested, player);
  const url = casino.config.amplify.API.REST.playFabOps.endpoint + path;
  const names = [...Object.values(casino.tables), casino.filesBucket, casino.servicesUrl];
  try {
    const request = { method, url, headers: { Authorization: token, ...headers } };
    const answer = await send({ ...request, ...(body !== undefined && { body }) });
    if (answer.status === 200 && method === 'POST') own.learn(player, answer.text);
    return {
      requested,
      by: player,
      ...answer,
      faults: faultsOfAnswer({ ...requested, path, body }, answer, names),
    };
  } catch (error) {
    return { requested, by: player, status: 0, text: '', faults: [`gives no answer: ${String(error)}`] };
  }
}

/** The first five outcomes with faults. */
function worstOf(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ faults }) => faults.length > 0)
    .slice(0, 5)
    .map(describeFaulty);
}

describe('REST API', () => {
  const conformsToDocument = 'answers whatever it is asked as its document says: $name';

  const asTheFirstTime =
    'answers a key as the first time, writes nothing more, and nothing without one: $name';

  const writesNothing = 'writes nothing to any table when it refuses: $name';

  it.each(routes.filter((route) => !bounds(route)))(conformsToDocument, sendRandomRequests);

  it.each(routes.filter(takesKey).filter((route) => !bounds(route)))(asTheFirstTime, sendTwice);

  it('answers any sequence of allowed requests', async () => {
    const any = fc.oneof(...routes.map((route) => allowedCasesOf(route, known)));
    const outcomes: Outcome[] = [];

    for (const batch of inBatches(draw(any, sequenceCount * playerCount, 'any'), playerCount))
      outcomes.push(...(await sendAll(batch)));

    expect(worstOf(outcomes)).toEqual([]);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(
      (sequenceCount * playerCount) / 4,
    );
  });

  it.each(routes.filter((route) => !bounds(route)))(writesNothing, resendRefused);

  it.each(routes.filter(bounds))(conformsToDocument, sendRandomRequests);

  it.each(routes.filter(takesKey).filter(bounds))(asTheFirstTime, sendTwice);

  it.each(routes.filter(bounds))(writesNothing, resendRefused);

  it('keeps all coins and stock consistent', async () => {
    expect(await findShopFaults(casino.dynamoDb, casino.tables, pieces)).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    const rows = await scan<LedgerRow>(casino.dynamoDb, casino.tables.ledger);
    const kinds = rows.map(({ detail: { kind } }) => kind);
    for (const kind of ['adjustment', 'hold', 'play-limits', 'round', 'seed-rotation'])
      expect(kinds).toContain(kind);
  });

  async function sendRandomRequests(route: Route): Promise<void> {
    const outcomes: Outcome[] = [];

    // Few cases may all be allowed; later tests repeat the refused ones.
    for (let again = ''; again.length < mostDraws && !outcomes.some(isRefused); again += '+')
      for (const batch of inBatches(
        draw(casesOf(route, known), casesEach, route.name + again),
        playerCount,
      ))
        outcomes.push(...(await sendAll(batch)));

    expect(worstOf(outcomes)).toEqual([]);
    expect(outcomes.some(({ status }) => status >= 400)).toBe(true);
  }

  /** Sends refused requests as another player with the same permissions and a new key, so that earlier writes cannot hide a new one. */
  async function resendRefused(route: Route): Promise<void> {
    const some = someOfEach(refused.get(route.name) ?? [], kindOfRefusal, refusedEach);

    const { judged, faults } = await (bounds(route) ? boundAlone : alone).judge(
      some,
      async ({ requested, by }, _index, attempt) => {
        return isRefused(await callApi(withNewKey(requested, attempt), (by + 2 * attempt) % playerCount));
      },
    );

    judgedInAll += judged;
    // An accepted request of an earlier wave may have written.
    stored = await readStored(casino);
    expect(faults).toEqual([]);
    expect(judged).toBeGreaterThan(0);
  }

  async function sendTwice(route: Route): Promise<void> {
    const cases = draw(allowedCasesOf(route, known), playerCount, `${route.name} twice`);
    const withoutKeys = cases.map(({ headers: { 'Idempotency-Key': _key, ...headers }, ...requested }) => ({
      ...requested,
      headers,
    }));

    const without = await sendAll(withoutKeys);
    const first = await sendAll(cases);
    const settled = stored;
    const again = await sendAll(cases);

    expect(worstOf([...without, ...first, ...again])).toEqual([]);
    const compared = ({ status, text }: (typeof again)[number]) =>
      showsLimitsInForce.test(route.path) ? status : [status, text];
    expect(again.map(compared)).toEqual(first.map(compared));
    expect(stored).toEqual(settled);
    const isLetIn = (index: number) => isSuperadmin(index) || !route.path.startsWith('/admin/');
    for (const [index, { text }] of without.entries())
      expect(text).toContain(isLetIn(index) ? 'idempotency/key-missing' : 'session/forbidden');
  }
});
