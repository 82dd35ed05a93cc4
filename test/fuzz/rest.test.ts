import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from '../api/casino';
import { findLedgerFaults, type LedgerRow, scan } from '../api/ledger-check';
import { findShopFaults } from '../api/shop-check';
import { deliveryAddress, openShopper, type Shopper } from '../api/shopper';
import { sizes } from '../scale';
import { send } from './raw-request';
import { createRefusalChecker, type RefusalChecker, sampleEachKind } from './refusal-checker';
import { validCasesOf, casesOf, type RestCase } from './rest-case';
import { findResponseFaults, describeFaults } from './rest-faults';
import { kindOfRefusal, withNewKey } from './rest-refusals';
import { type Route, routes } from './rest-routes';
import { readRowDigests, type RowDigests } from './row-digests';
import { codes, outcomes as oddsOutcomes, initialStock, seedStore } from './seed-store';
import { draw, inBatches, seed } from './seeded-draw';
import { uniqueWord, openSenderRecords, orderPlaceholder, reservationPlaceholder } from './sender-records';

/*
 * Refused calls are checked twice. Several players send requests at a time, and the rows of each refused player in wallets, orders and
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

const knownValues = {
  id: [...Array<string>(6).fill('hk-slots'), 'roulette', 'no-such-game', 'fuzz-box', orderPlaceholder],
  product: [...Object.keys(initialStock), 'no-such-product'],
  outcomes: oddsOutcomes,
  codes,
  text: [`About ${uniqueWord}`],
  reason: [`As ${uniqueWord} says`],
  reservation: [reservationPlaceholder, reservationPlaceholder, 'no-such-reservation'],
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
const setsLimits = ({ path }: Route) => path.startsWith('/play-limits') || path.startsWith('/player/');

let casino: Casino;
let shoppers: Shopper[];
let digests: RowDigests;
let refusalChecker: RefusalChecker; // one for each repetition of refusals, because accepted calls run between them
let limitRefusalChecker: RefusalChecker;
let resentCount = 0;
const senderRecords = openSenderRecords();
/** Refused requests by route name. */
const refused = new Map<string, Outcome[]>();
beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed}`);
  casino = await openCasino({ scheduleScale: 1_000 });
  [refusalChecker, limitRefusalChecker] = [createRefusalChecker(casino), createRefusalChecker(casino)];
  knownValues.id.push(await seedStore(casino));
  const emails = Array.from({ length: playerCount }, (_each, index) => `fuzz-${index}@jade.test`);
  const groups = (index: number) => (isSuperadmin(index) ? ['SUPERADMINS'] : []);
  shoppers = await Promise.all(
    emails.map((email, index) => openShopper(casino, email, 1_000_000, groups(index))),
  );
  for (const name of ['corrected-0', 'corrected-1', 'corrected-2']) {
    const { id, callApi: callAs } = await openShopper(casino, `${name}@jade.test`, 1_000_000);
    const { items } = (await callAs('GET', '/wallet/transactions')).body;
    knownValues.player.push(id);
    knownValues.code.push((await callAs('GET', '/bonuses')).body.freeEntry.postalCode);
    knownValues.transaction.push(...items.map((line: { id: string }) => line.id));
  }
  digests = await readRowDigests(casino);
});
afterAll(async () => {
  console.log(`${resentCount} refused requests sent again on idle tables`);
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

/** Sends one request per player, some at a time, and checks that a refused request writes nothing for its player. */
async function sendAll(cases: readonly RestCase[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const sent of inBatches([...cases.entries()], sizes.restRequestsAtATime))
    outcomes.push(...(await Promise.all(sent.map(([index, requested]) => callApi(requested, index)))));
  await Promise.all(outcomes.map(restoreAccount));
  const after = await readRowDigests(casino);
  const checkedOutcomes = outcomes.map((outcome, index): Outcome => {
    const { id } = shoppers[index]!;
    const hasWritten = after.byPlayer.get(id) !== digests.byPlayer.get(id);
    return isRefused(outcome) && hasWritten
      ? { ...outcome, faults: [...outcome.faults, `is refused with ${outcome.status} but has written`] }
      : outcome;
  });
  for (const outcome of outcomes.filter(isRefused)) {
    const { name } = outcome.requested.route;
    refused.set(name, [...(refused.get(name) ?? []), outcome]);
  }
  if (outcomes.every(isRefused)) expect(after.products).toBe(digests.products);
  expect(after.byPlayer.size).toBe(digests.byPlayer.size);
  digests = after;
  return checkedOutcomes;
}

/** Restores the session after a sign-out everywhere and cancels a requested deletion. */
async function restoreAccount({ requested, status }: Outcome, index: number): Promise<void> {
  if (requested.route.path === '/account/deletion' && status === 200)
    await shoppers[index]!.callApi('DELETE', '/account/deletion');
  if (requested.route.path !== '/account/sign-outs' || status !== 200) return;
  const shopper = shoppers[index]!;
  shoppers[index] = { ...shopper, token: await casino.signIn(shopper.email) };
}

async function callApi(requested: RestCase, player: number): Promise<Outcome> {
  const { token } = shoppers[player]!;
  const { method, path, headers, body } = senderRecords.fillPlaceholders(requested, player);
  const url = casino.config.amplify.API.REST.playFabOps.endpoint + path;
  const names = [...Object.values(casino.tables), casino.filesBucket, casino.servicesUrl];
  try {
    const request = { method, url, headers: { Authorization: token, ...headers } };
    const answer = await send({ ...request, ...(body !== undefined && { body }) });
    if (answer.status === 200 && method === 'POST') senderRecords.storeIds(player, answer.text);
    return {
      requested,
      by: player,
      ...answer,
      faults: findResponseFaults({ ...requested, path, body }, answer, names),
    };
  } catch (error) {
    return { requested, by: player, status: 0, text: '', faults: [`gets no response: ${String(error)}`] };
  }
}

/** The first five outcomes with faults. */
function describeFirstFaulty(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ faults }) => faults.length > 0)
    .slice(0, 5)
    .map(describeFaults);
}

describe('REST API', () => {
  const conformsTitle = 'answers any request with a documented response: $name';

  const idempotencyTitle =
    'repeats the first response of a key without a further write, and requires a key: $name';

  const refusalTitle = 'writes nothing to any table when it refuses a request: $name';

  it.each(routes.filter((route) => !setsLimits(route)))(conformsTitle, sendRandomRequests);

  it.each(routes.filter(takesKey).filter((route) => !setsLimits(route)))(idempotencyTitle, sendTwice);

  it('answers any sequence of valid requests', async () => {
    const any = fc.oneof(...routes.map((route) => validCasesOf(route, knownValues)));
    const outcomes: Outcome[] = [];

    for (const batch of inBatches(draw(any, sequenceCount * playerCount, 'any'), playerCount))
      outcomes.push(...(await sendAll(batch)));

    expect(describeFirstFaulty(outcomes)).toEqual([]);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(
      (sequenceCount * playerCount) / 4,
    );
  });

  it.each(routes.filter((route) => !setsLimits(route)))(refusalTitle, resendRefused);

  it.each(routes.filter(setsLimits))(conformsTitle, sendRandomRequests);

  it.each(routes.filter(takesKey).filter(setsLimits))(idempotencyTitle, sendTwice);

  it.each(routes.filter(setsLimits))(refusalTitle, resendRefused);

  it('keeps coins and stock consistent', async () => {
    expect(await findShopFaults(casino.dynamoDb, casino.tables, initialStock)).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    const rows = await scan<LedgerRow>(casino.dynamoDb, casino.tables.ledger);
    const kinds = rows.map(({ detail: { kind } }) => kind);
    for (const kind of ['adjustment', 'hold', 'play-limits', 'round', 'seed-rotation'])
      expect(kinds).toContain(kind);
  });

  async function sendRandomRequests(route: Route): Promise<void> {
    const outcomes: Outcome[] = [];

    // A few cases may all be accepted, and a later test repeats refused ones.
    for (let retry = ''; retry.length < mostDraws && !outcomes.some(isRefused); retry += '+') {
      const cases = draw(casesOf(route, knownValues), casesEach, route.name + retry);
      for (const batch of inBatches(cases, playerCount)) outcomes.push(...(await sendAll(batch)));
    }

    expect(describeFirstFaulty(outcomes)).toEqual([]);
    expect(outcomes.some(isRefused)).toBe(true);
  }

  /** Sends refused requests as another player with the same permissions and a new key, so that earlier writes cannot hide a new one. */
  async function resendRefused(route: Route): Promise<void> {
    const sample = sampleEachKind(refused.get(route.name) ?? [], kindOfRefusal, refusedEach);

    const { sent, faults } = await (setsLimits(route) ? limitRefusalChecker : refusalChecker).check(
      sample,
      async ({ requested, by }, _index, attempt) => {
        return isRefused(await callApi(withNewKey(requested, attempt), (by + 2 * attempt) % playerCount));
      },
    );

    resentCount += sent;
    // An accepted request of an earlier wave may have written.
    digests = await readRowDigests(casino);
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(0);
  }

  async function sendTwice(route: Route): Promise<void> {
    const cases = draw(validCasesOf(route, knownValues), playerCount, `${route.name} twice`);
    const withoutKeys = cases.map(({ headers: { 'Idempotency-Key': _key, ...headers }, ...requested }) => ({
      ...requested,
      headers,
    }));

    const without = await sendAll(withoutKeys.slice(0, sizes.keylessRequests));
    const first = await sendAll(cases);
    const digestsBefore = digests;
    const again = await sendAll(cases);

    expect(describeFirstFaulty([...without, ...first, ...again])).toEqual([]);
    const compared = ({ status, text }: (typeof again)[number]) =>
      showsLimitsInForce.test(route.path) ? status : [status, text];
    expect(again.map(compared)).toEqual(first.map(compared));
    expect(digests).toEqual(digestsBefore);
    const isPermitted = (index: number) => isSuperadmin(index) || !route.path.startsWith('/admin/');
    for (const [index, { text }] of without.entries())
      expect(text).toContain(isPermitted(index) ? 'idempotency/key-missing' : 'session/forbidden');
  }
});
