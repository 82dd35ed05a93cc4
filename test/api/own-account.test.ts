import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { deliveryAddress, openShopper, type Shopper, statusAndCode } from './shopper';

let casino: Casino;
let superadmin: Shopper;
beforeAll(async () => {
  casino = await openCasino();
  superadmin = await openShopper(casino, 'self@jade.test', 100_000, ['SUPERADMINS']);
});
afterAll(() => casino.close());

it.each<[string, string, object]>([
  ['credits no balance of theirs', 'adjustments', { account: 'player:gold', amount: 1, reason: 'Mine' }],
  ['lifts no suspension of theirs', 'suspension-lifts', { note: 'Mine' }],
  ['corrects no birthday of theirs', 'birthday-corrections', { bornOn: '1990-05-05', note: 'Mine' }],
  ['lifts no freeze of theirs', 'sweeps-freeze/lifts', { note: 'Mine' }],
  ['leaves and joins no group', 'groups/ADMINS', { member: true, reason: 'Mine' }],
])('a superadmin %s', async (_what, path, body) => {
  const { callApi, id } = superadmin;
  const before = (await callApi('GET', '/wallet')).body;

  const answer = await callApi('POST', `/admin/players/${id}/${path}`, { key: path, body });

  expect(statusAndCode(answer)).toEqual([403, 'session/own-account']);
  expect((await callApi('GET', '/wallet')).body).toEqual(before);
});

it('a superadmin cannot decide on their own affiliate membership, identity check or order', async () => {
  const { callApi, id } = superadmin;

  const answers = [
    await callApi('POST', `/admin/affiliates/${id}/decisions`, {
      key: 'place',
      body: { decision: 'approve', reason: null },
    }),
    await callApi('POST', `/admin/identity-checks/${id}/decisions`, {
      key: 'id',
      body: { revision: 1, faults: [] },
    }),
    await callApi('POST', `/admin/orders/${id}/an-order/steps`, {
      key: 'step',
      body: { status: 'approved' },
    }),
  ];

  for (const answer of answers) expect(statusAndCode(answer)).toEqual([403, 'session/own-account']);
});

it('a free entry from an address in a blocked state is refused, regardless of the entered state', async () => {
  const { callApi } = await openShopper(casino, 'texan@jade.test', 1_000);
  const address = { ...deliveryAddress, city: 'Los Angeles', state: 'CA', postalCode: '90001' };

  const refused = await callApi('POST', '/bonuses/free-entries', {
    key: 'entry',
    body: { address, device: randomUUID() },
  });

  expect(statusAndCode(refused)).toEqual([409, 'player/state-blocked']);
});
