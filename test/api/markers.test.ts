import { ConfirmSignUpCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentTermsVersion } from '#domain/player/terms';
import { pngHeader } from '../png-header';
import { deriveSeed, readSeedKey } from '../server-seed';
import { srpSignIn } from '../srp-sign-in';
import { addProduct, openShopper, type Shopper } from './shopper';
import { type Evidence, findLeaksIn, openWatchedCasino, type WatchedCasino } from './watched-casino';

/** Markers of the visitor’s data and of secrets: each enters once and occurs nowhere else by chance. */
const fed = {
  email: 'mk1address@jade.test',
  password: 'Mk2-Password-9',
  'display name': 'Mk3displayname',
  birthday: '1979-03-17',
  addressee: 'Mk4addressee',
  street: '77 Mk5street',
  city: 'Mk6city',
  'ZIP code': '78799-4321',
  'text of a ticket': 'Mk7ticket',
  'answer to a ticket': 'Mk8answer',
  'identity document': 'Mk9document',
  'name of a file': 'Mk10filename',
  'gift code': 'MK11-GIFT-CODE',
  'site of an affiliate': 'mk12site',
  'forged token': 'mk13forged',
  'unreadable field': 'Mk14unreadable',
  device: 'mk15device-by-chance-0001',
};

/** The expected leaks: a mail carries its own address. */
const allowed = ['email in mail recipient'];

/** Every queue that receives messages of a visit. */
const queues = [
  'AccountExportsQueue',
  'NoticesMails',
  'ReservationLapsesQueue',
  'StreamsNotices',
  'StreamsPushes',
];

/** The last mails of the visit. */
const lastMails = ['Receipt: $4.99', 'We answered your ticket', 'Your order has shipped'];

const soon = { timeout: 20_000, interval: 100 };

const address = {
  name: fed.addressee,
  line1: fed.street,
  city: fed.city,
  state: 'TX',
  postalCode: fed['ZIP code'],
  country: 'US',
};

let casino: WatchedCasino;
let admin: Shopper;
let visitor: Awaited<ReturnType<typeof signUp>>;
/** Values that the visit produces: tokens, seeds, signatures of forms and links. */
let made: Record<string, string>;

beforeAll(async () => {
  casino = await openWatchedCasino();
  admin = await openShopper(casino, 'looks-after@jade.test', 0, ['SUPERADMINS']);
  visitor = await signUp();
});
afterAll(() => casino.close());

async function signUp() {
  const { userPoolId, userPoolClientId: clientId } = casino.config.amplify.Auth.Cognito;
  const { email, password } = fed;
  const UserAttributes = [{ Name: 'email', Value: email }];
  const user = { ClientId: clientId, Username: email };
  await casino.cognito.send(new SignUpCommand({ ...user, Password: password, UserAttributes }));
  const { code = '' } = casino.host.outbox.list().findLast(({ to }) => to === email) ?? {};
  await casino.cognito.send(new ConfirmSignUpCommand({ ...user, ConfirmationCode: code }));
  const tokens = await srpSignIn(casino.cognito, { userPoolId, clientId, email, password });
  const { sub: id } = JSON.parse(
    Buffer.from(tokens.accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { sub: string };
  let keys = 0;
  const callApi = (method: string, path: string, body?: unknown) =>
    casino.callApi(method, path, { token: tokens.accessToken, key: `visit-${(keys += 1)}`, body });
  const done = async (method: string, path: string, body?: unknown) => {
    const answer = await callApi(method, path, body);
    expect(answer.status, `${method} ${path} ${answer.text}`).toBe(200);
    return answer.body;
  };
  return { id, tokens, callApi, done };
}

/** Performs each player action once, so that every function and queue handles the markers. */
async function visit(): Promise<void> {
  const { id, done } = visitor;
  await done('GET', '/wallet');
  await done('PUT', '/player/residency', { bornOn: fed.birthday, state: 'TX', timeZone: 'America/Chicago' });
  await done('POST', '/account/terms', { version: currentTermsVersion });
  await done('PUT', '/account/profile', { displayName: fed['display name'] });
  await done('PUT', '/account/addresses', { addresses: [address] });
  await done('PUT', '/play-limits/limits', { thing: 'purchase', period: 'day', most: 100_000 });
  const { purchase } = await done('POST', '/coins/purchases', { packageId: 'coins-499' });
  await done('POST', `/coins/sandbox/${purchase.id}/outcomes`, { outcome: 'pay-twice' });
  await done('POST', '/bonuses/free-entries', { address, device: fed.device });
  await done('POST', '/affiliates/requests', {
    site: `https://${fed['site of an affiliate']}.test`,
    channels: ['blog'],
    audience: 'Readers who like slots',
    taxCountry: 'US',
    termsVersion: currentTermsVersion,
  });
  await casino.playRound(visitor.tokens.accessToken, 'round');
  const won = { account: 'player:sweeps-redeemable', amount: 10_000, reason: 'Won' };
  await byAdmin('POST', `/admin/players/${id}/adjustments`, won);
  await order();
  await writeToSupport();
  await showDocument();
  await byAdmin('GET', `/admin/players?find=${encodeURIComponent(fed.email)}`);
  await byAdmin('GET', `/admin/players/${id}`);
  await done('POST', '/account/exports');
  await done('GET', '/account');
}

async function byAdmin(method: string, path: string, body?: unknown) {
  const answer = await admin.callApi(method, path, { key: crypto.randomUUID(), body });
  expect(answer.status, `${method} ${path} ${answer.text}`).toBe(200);
  return answer.body;
}

async function order(): Promise<void> {
  const { id, done } = visitor;
  await addProduct(casino, 'lantern', { price: 25 });
  await addProduct(casino, 'ticket', { price: 10, category: 'gifts' });
  await byAdmin('POST', '/admin/gift-codes/ticket/codes', { codes: [fed['gift code']] });
  for (const product of ['lantern', 'ticket']) await done('PUT', `/cart/lines/${product}`, { quantity: 1 });
  const { reservation } = await done('POST', '/checkout/reservation', {});
  const placed = await done('POST', '/checkout', {
    reservation: reservation.id,
    acceptedTerms: true,
    address,
  });
  const path = `/orders/${placed.order.id}`;
  const { code } = await done('POST', `${path}/codes/1/views`, {});
  expect(code).toBe(fed['gift code']);
  const shipped = { status: 'shipped', carrier: 'usps', trackingNumber: '9400 1000 0000' };
  for (const body of [{ status: 'approved' }, shipped])
    await byAdmin('POST', `/admin/orders/${id}/${placed.order.id}/steps`, body);
}

async function writeToSupport(): Promise<void> {
  const { id, done } = visitor;
  const { ticket } = await done('POST', '/account/tickets', {
    topic: 'other',
    text: fed['text of a ticket'],
  });
  await byAdmin('POST', `/admin/tickets/${id}/${ticket.id}/answers`, { text: fed['answer to a ticket'] });
  await done('POST', `/account/tickets/${ticket.id}/replies`, { text: fed['text of a ticket'] });
}

async function showDocument(): Promise<void> {
  const { id, done } = visitor;
  for (const kind of ['photo-id', 'selfie']) {
    const { document } = await done('POST', '/account/identity-check/uploads', { kind });
    const { fields } = await done('GET', `/account/identity-check/uploads/${document}`);
    made[`form of the ${kind}`] = fields['X-Amz-Signature'];
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(fields)) form.append(name, value);
    form.append('file', new Blob([pictureWith(fed['identity document'])]), `${fed['name of a file']}.png`);
    const bucket = `${casino.servicesUrl}/s3/${casino.filesBucket}`;
    expect((await fetch(bucket, { method: 'POST', body: form })).status).toBe(204);
  }
  await vi.waitUntil(async () => (await done('GET', '/account/identity-check')).missing.length === 0, soon);
  await done('POST', '/account/identity-check/submissions');
  const { items } = await byAdmin('GET', '/admin/identity-checks');
  const [{ revision, documents }] = items;
  const path = `/admin/identity-checks/${id}`;
  const { url } = await byAdmin('POST', `${path}/documents/${documents[0].id}/views`);
  made['link to a document'] = new URL(url as string).searchParams.get('X-Amz-Signature') ?? '';
  await byAdmin('POST', `${path}/decisions`, { revision, faults: [] });
}

/** The header of a PNG with a text in it. */
function pictureWith(words: string): Buffer<ArrayBuffer> {
  const bytes = pngHeader();
  bytes.write(words, 32);
  return bytes;
}

/** Sends requests that are refused, with markers in every part of a request. */
async function beRefused(): Promise<void> {
  const { callApi, tokens } = visitor;
  const words = Object.values(fed).join(' ');
  const forged = [
    `${tokens.accessToken.slice(0, -8)}${fed['forged token']}`,
    `Bearer ${fed['forged token']}`,
    tokens.idToken,
    tokens.refreshToken,
  ];
  const answers = [
    ...(await Promise.all(forged.map((token) => casino.callApi('GET', '/wallet', { token })))),
    await casino.callApi('POST', '/webhooks/payments', { body: { id: words } }),
    await callApi('PUT', '/account/profile', `{"displayName": "${words}`),
    await callApi('PUT', '/account/profile', { displayName: words.repeat(20), password: fed.password }),
    await callApi('PUT', '/account/addresses', { addresses: [{ ...address, state: fed.city }] }),
    await callApi('PUT', '/player/residency', {
      bornOn: `${fed.birthday}x`,
      state: fed.city,
      timeZone: words,
    }),
    await callApi('POST', '/account/viewer-region'),
    await callApi('POST', '/account/tickets', { topic: words, text: words }),
    await callApi('GET', `/orders/${encodeURIComponent(words)}`),
    await callApi('GET', `/account/tickets?after=${encodeURIComponent(words)}`),
    await callApi('GET', `/admin/players?find=${encodeURIComponent(fed.email)}`),
    await callApi('POST', `/${encodeURIComponent(words)}`, { words }),
  ];
  expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
}

/** Makes functions fail on stored data, as a bug would. */
async function fail(): Promise<void> {
  const { callApi } = visitor;
  const changeName = () => callApi('PUT', '/account/profile', { displayName: `${fed['display name']}2` });
  await failing(() => store(casino.tables.players, 'addresses'), changeName);
  const storeFaultyPlay = () => store(casino.tables.wallets, 'play');
  await failing(storeFaultyPlay, () => callApi('GET', '/wallet'));
  await failing(storeFaultyPlay, () => callApi('PUT', '/account/addresses', { addresses: [address] }));
}

/** Repeats a fault and a request until the request fails: a late transaction may replace the faulty field, and a read may be stale. */
async function failing(
  makeFaulty: () => Promise<void>,
  request: () => Promise<{ readonly status: number }>,
): Promise<void> {
  await vi.waitFor(async () => {
    await makeFaulty();
    expect((await request()).status).toBe(500);
  }, soon);
}

/** Writes a text into a field where it cannot be parsed. */
async function store(table: string, field: string): Promise<void> {
  await casino.dynamoDb.send(
    new UpdateCommand({
      TableName: table,
      Key: { player: visitor.id },
      UpdateExpression: 'SET #field = :words',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':words': fed['unreadable field'] },
    }),
  );
}

/** Secrets of the product and of the player’s session. */
async function secretsOf(player: string): Promise<Record<string, string>> {
  const { dynamoDb, tables } = casino;
  const wallet = await dynamoDb.send(new GetCommand({ TableName: tables.wallets, Key: { player } }));
  const [number] = wallet.Item?.['fairness'] as [number];
  const key = await readSeedKey(casino.servicesUrl, casino.seedsSecret);
  const edgeKeySecret = casino.host.functions
    .definitions()
    .flatMap(({ environment }) => environment['EDGE_KEY_SECRET'] ?? [])[0];
  const signing = { player: 'sandbox', id: 'signing-secret' };
  const { Item } = await dynamoDb.send(new GetCommand({ TableName: tables.purchases, Key: signing }));
  const { accessToken, idToken, refreshToken } = visitor.tokens;
  return {
    'key of server seeds': key,
    'key of the distribution': await readSeedKey(casino.servicesUrl, edgeKeySecret ?? ''),
    'server seed': deriveSeed(key, player, number),
    'next server seed': deriveSeed(key, player, number + 1),
    'secret of practice payments': Item?.['secret'] as string,
    'access token': signatureOf(accessToken),
    'ID token': signatureOf(idToken),
    'refresh token': refreshToken,
  };
}

function signatureOf(token: string): string {
  return token.split('.').at(-1) ?? '';
}

describe('secrets and personal data of a visit', () => {
  let evidence: readonly Evidence[];
  let markers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    made = {};
    await visit();
    await beRefused();
    await fail();
    await vi.waitFor(() => expect(subjectsTo(fed.email)).toEqual(expect.arrayContaining(lastMails)), soon);
    markers = { ...fed, ...made, ...(await secretsOf(visitor.id)) };
    evidence = await casino.collectEvidence();
  });

  it('appear in logs, metrics, queues, mails and errors only where allowed', () => {
    expect(findLeaksIn(evidence, markers)).toEqual(allowed);
  });

  it('have passed through every queue, failing functions and refusals of every kind', () => {
    const places = evidence.map(({ place }) => place);

    expect(
      queues.filter((queue) => !places.some((place) => place.startsWith(`queue JadeHarbour-local-${queue}`))),
    ).toEqual([]);
    expect(places).toEqual(
      expect.arrayContaining([
        'error GET 400',
        'error GET 401',
        'error GET 403',
        'error POST 404',
        'error PUT 500',
      ]),
    );
    expect(
      evidence.filter(({ text }) => text.includes('"code":"REQUEST_FAILED"')).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['as it is', (marker: string) => `{"body":"${marker}"}`],
    ['in an address', (marker: string) => `GET /orders?find=${encodeURIComponent(marker)}`],
    ['as base64, within something', (marker: string) => Buffer.from(`>>${marker}<<`).toString('base64')],
    ['in hexadecimal', (marker: string) => Buffer.from(marker).toString('hex').toUpperCase()],
  ])('would be found in a log: each, %s', (_form, print) => {
    for (const [name, marker] of Object.entries(markers))
      expect(findLeaksIn([{ place: 'a log', text: print(marker) }], markers)).toContain(`${name} in a log`);
  });
});

function subjectsTo(address: string): string[] {
  const mails = casino.host.outbox.list().filter(({ to }) => to === address);
  return mails.map(({ subject }) => subject);
}
