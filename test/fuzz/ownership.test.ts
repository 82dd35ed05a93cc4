import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTermsVersion } from '#domain/player/terms';
import { type Answer, type Casino, openCasino } from '../api/casino';
import { addProduct, deliveryAddress, openShopper, type Shopper, statusAndCode } from '../api/shopper';
import { routes } from './rest-routes';
import { readRowDigests } from './row-digests';

/** Kinds of records of the first player. */
type Kind = 'order' | 'reservation' | 'round' | 'purchase' | 'ticket' | 'document' | 'export' | 'link';

/** A route with the id of a record, and the response to other players. */
interface Ownership {
  readonly of: Kind;
  readonly answers: readonly [status: number, code?: string];
  readonly body?: object;
}

const unknownOrder = { of: 'order', answers: [404, 'orders/unknown-order'] } as const;
const unknownPurchase = { of: 'purchase', answers: [404, 'coins/unknown-purchase'] } as const;
const unknownTicket = { of: 'ticket', answers: [404, 'support/unknown-ticket'] } as const;
const unknownRound = { of: 'round', answers: [404, 'games/unknown-round'] } as const;

/**
 * For every player route with an id in its path: the kind of record, or the public subject that it names. `{…}` in a body is replaced by the id.
 */
const ownership: Readonly<
  Record<
    string,
    | Ownership
    | 'a game'
    | 'a product'
    | 'a draw'
    | 'a quest of a day'
    | 'a list of the Dashboard'
    | 'a file for admins'
  >
> = {
  'GET /draws/{id}/entries': 'a draw',
  'POST /games/{id}/rounds': 'a game',
  'GET /games/{id}/rounds': 'a game',
  'GET /games/{id}/answers': 'a game',
  'POST /games/{id}/rounds/{round}/decisions': { ...unknownRound, body: { decision: 'hold 00000', step: 0 } },
  'POST /games/{id}/rounds/{round}/seen': unknownRound,
  'PUT /cart/lines/{product}': 'a product',
  'DELETE /cart/lines/{product}': 'a product',
  // Releasing a foreign reservation succeeds without effect.
  'DELETE /checkout/reservation/{id}': { of: 'reservation', answers: [200] },
  'POST /checkout': {
    of: 'reservation',
    body: { reservation: '{reservation}', acceptedTerms: true, address: deliveryAddress },
    answers: [409, 'checkout/reservation-lapsed'],
  },
  'GET /orders/{id}': unknownOrder,
  'POST /orders/{id}/cancellation': { ...unknownOrder, body: {} },
  'POST /orders/{id}/codes/{number}/views': { ...unknownOrder, body: {} },
  'PUT /account/saved/{list}/{id}': 'a product',
  'DELETE /account/saved/{list}/{id}': 'a product',
  'PUT /account/admin-views/{list}': 'a list of the Dashboard',
  'POST /account/admin-views/{list}': 'a list of the Dashboard',
  'DELETE /account/admin-views/{list}': 'a list of the Dashboard',
  'GET /account/exports/{id}': { of: 'export', answers: [404, 'account/unknown-export'] },
  'GET /account/identity-check/uploads/{document}': {
    of: 'document',
    answers: [404, 'identity/unknown-document'],
  },
  'POST /account/tickets': {
    ...unknownOrder,
    body: { topic: 'order', text: 'Hello', about: { kind: 'order', id: '{order}' } },
  },
  'GET /account/tickets/{ticket}': unknownTicket,
  'POST /account/tickets/{ticket}/replies': { ...unknownTicket, body: { text: 'Hello' } },
  'GET /account/tickets/{ticket}/files/{file}': unknownTicket,
  'POST /account/tickets/{ticket}/files/{file}/views': unknownTicket,
  'GET /account/players/{player}/tickets/{ticket}/files/{file}': 'a file for admins',
  'POST /account/players/{player}/tickets/{ticket}/files/{file}/views': 'a file for admins',
  'GET /coins/purchases/{id}': unknownPurchase,
  'POST /coins/purchases/{id}/cancellation': unknownPurchase,
  'GET /coins/sandbox/{id}': unknownPurchase,
  'POST /coins/sandbox/{id}/outcomes': { ...unknownPurchase, body: { outcome: 'refund' } },
  'POST /quests/{id}/claims': 'a quest of a day',
  'PUT /affiliates/links/{code}': {
    of: 'link',
    answers: [404, 'affiliates/unknown-link'],
    body: { name: 'Mine', isOpen: false },
  },
};

const owned = Object.entries(ownership).flatMap(([name, owner]) =>
  typeof owner === 'string' ? [] : [{ name, ...owner }],
);

/** A file that the owner announced with the ticket. */
let announcedFile: string;
let casino: Casino;
let owner: Shopper;
let others: Readonly<Record<'another player' | 'an admin', Shopper>>;
let ownerRecords: Readonly<Record<Kind, string>>;

beforeAll(async () => {
  casino = await openCasino();
  await addProduct(casino, 'medal');
  const open = (name: string, groups: readonly string[] = []) =>
    openShopper(casino, `${name}@jade.test`, 100_000, groups);
  const [first, player, admin] = await Promise.all([open('owner'), open('rival'), open('admin', ['ADMINS'])]);
  owner = first;
  others = { 'another player': player, 'an admin': admin };
  const reviewer = await open('reviewer', ['ADMINS']);
  for (const affiliate of [owner, ...Object.values(others)]) await approveAffiliate(affiliate, reviewer);
  ownerRecords = await createRecords();
});
afterAll(() => casino.close());

/** Makes a player an affiliate, so that only the ownership of the link matters. */
async function approveAffiliate(affiliate: Shopper, reviewer: Shopper): Promise<void> {
  const request = {
    site: 'https://harbour.test',
    channels: ['blog'],
    audience: 'Readers who like slots',
    taxCountry: 'US',
    termsVersion: currentTermsVersion,
  };
  await callSuccessfully(affiliate, 'POST', '/affiliates/requests', request);
  const decision = { decision: 'approve', reason: null };
  await callSuccessfully(reviewer, 'POST', `/admin/affiliates/${affiliate.id}/decisions`, decision);
}

async function createRecords(): Promise<Record<Kind, string>> {
  // Video poker always waits for a decision.
  const { round } = await callSuccessfully(owner, 'POST', '/games/video-poker/rounds', {
    coin: 'gold',
    stake: 100,
  });
  await callSuccessfully(owner, 'POST', '/account/terms', { version: currentTermsVersion });
  const { purchase } = await callSuccessfully(owner, 'POST', '/coins/purchases', { packageId: 'coins-499' });
  await callSuccessfully(owner, 'POST', `/coins/sandbox/${purchase.id}/outcomes`, { outcome: 'pay' });
  const { ticket } = await callSuccessfully(owner, 'POST', '/account/tickets', {
    topic: 'other',
    text: 'Hello',
    attachments: ['receipt.pdf'],
  });
  announcedFile = ticket.thread[0].attachments[0].id;
  const { document } = await callSuccessfully(owner, 'POST', '/account/identity-check/uploads', {
    kind: 'selfie',
  });
  const { id: dataExport } = await callSuccessfully(owner, 'POST', '/account/exports');
  const { link } = await callSuccessfully(owner, 'POST', '/affiliates/links', { name: 'Blog' });
  const { id } = await owner.hold(['medal', 1]);
  const { order } = (await owner.checkOut(id, { address: deliveryAddress })).body;
  const { id: reservation } = await owner.hold(['medal', 1]);
  return {
    order: order.id,
    reservation,
    round: round.id,
    purchase: purchase.id,
    ticket: ticket.id,
    document,
    export: dataExport,
    link: link.code,
  };
}

async function callSuccessfully(as: Shopper, method: string, path: string, body?: object) {
  const answer = await as.callApi(method, path, { key: randomUUID(), body });
  expect(answer.status, `${method} ${path} ${answer.text}`).toBe(200);
  return answer.body;
}

/** Calls a route with the owner’s ids in path and body. */
function callWith(as: Shopper, { name, of, body }: (typeof owned)[number]): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const filled = path
    .replace('/games/{id}', '/games/video-poker')
    .replace('{number}', '1')
    .replace('{file}', announcedFile)
    .replace(/\{\w+\}/, ownerRecords[of]);
  const sent = body && JSON.parse(JSON.stringify(body).replace(`{${of}}`, ownerRecords[of]));
  return as.callApi(method, filled, { key: randomUUID(), body: sent });
}

it('lists an owner or a public subject for every player route with an id', () => {
  const withId = routes.filter(({ path }) => path.includes('{') && !/^\/(admin|public)\//.test(path));

  const unknown = withId.filter(({ name }) => !(name in ownership));
  const removed = Object.keys(ownership).filter((name) => !routes.some((route) => route.name === name));

  expect([...unknown, ...removed]).toEqual([]);
});

describe.each(owned)('$name with the $of of another player', (route) => {
  it.each(['another player', 'an admin'] as const)('answers %s as if it did not exist', async (other) => {
    const before = (await readRowDigests(casino)).byPlayer.get(owner.id);

    const answer = await callWith(others[other], route);

    expect(statusAndCode(answer)).toEqual(route.answers);
    expect(answer.text).not.toContain(owner.id);
    expect((await readRowDigests(casino)).byPlayer.get(owner.id)).toBe(before);
  });
});

/** Runs last and proves that the refusals were not caused by missing records. */
describe('the owner', () => {
  const reads = owned.filter(({ name }) => name.startsWith('GET '));

  it.each(reads)('can read the record by $name', async (route) => {
    expect(statusAndCode(await callWith(owner, route))).toEqual([200]);
  });

  it('can use the other routes', async () => {
    const writes = [
      'POST /games/{id}/rounds/{round}/decisions',
      'POST /checkout',
      'POST /account/tickets',
      'POST /account/tickets/{ticket}/replies',
      'POST /orders/{id}/cancellation',
      'PUT /affiliates/links/{code}',
    ];
    const answers: unknown[] = [];
    for (const route of owned.filter(({ name }) => writes.includes(name)))
      answers.push([route.name, ...statusAndCode(await callWith(owner, route))]);

    expect(answers.toSorted()).toEqual(writes.map((name) => [name, 200]).toSorted());
  });
});
