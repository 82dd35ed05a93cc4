import { describe, expect, it } from 'vitest';
import { entryCode } from '#domain/coins/postal-code';
import { openBonuses, refusedAs } from './bonus-fixture';

const address = {
  name: 'Mei Wong',
  line1: '12 North Main Street',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
};
const path = '/admin/free-entries';

async function setup(options: Parameters<ReturnType<typeof openBonuses>['join']>[1] = {}) {
  const casino = openBonuses();
  const player = await casino.join('mei', options);
  const code: string = (await player.read()).freeEntry.postalCode;
  const record = (letter: object = {}, key?: string) =>
    casino.callApi('admin', 'POST', path, { code, receivedOn: '2026-11-20', ...letter }, key);
  const list = async () => (await player.callApi('GET', '/bonuses/free-entries')).body.items;
  return { ...casino, ...player, code, record, list };
}

describe('recordMailInEntry', () => {
  it('credits the entry for the day of arrival, and lists it for the player', async () => {
    const { record, list, wallet, read } = await setup();
    const { sweepsUnplayed } = (await wallet()).wallet.balances;

    const { status, body } = await record();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      player: 'mei',
      entry: {
        id: '2026-11-20',
        way: 'letter',
        day: '2026-11-20',
        state: 'credited',
        sweeps: 500,
        reason: null,
      },
    });
    expect((await wallet()).wallet.balances.sweepsUnplayed).toBe(sweepsUnplayed + 500);
    expect(await list()).toEqual([body.entry]);
    expect((await read()).freeEntry.enteredToday).toBe(false);
  });

  it("refuses an admin's own letter", async () => {
    const { callApi, code, grants } = await setup();
    const { length } = grants();

    const own = await callApi('POST', path, { code, receivedOn: '2026-11-20' });

    expect(refusedAs(own)).toEqual([403, 'session/own-account']);
    expect(grants()).toHaveLength(length);
  });

  it('returns the first result for a repeated key, credited or refused', async () => {
    const { record, list, grants } = await setup();
    const credited = await record({}, 'one');
    const refused = await record({}, 'two');
    const { length } = grants();

    expect((await record({}, 'one')).body).toEqual(credited.body);
    expect((await record({}, 'two')).body).toEqual(refused.body);
    expect(await list()).toEqual([refused.body.entry, credited.body.entry]);
    expect(grants()).toHaveLength(length);
  });

  it.each(['credited', 'refused'])(
    'refuses the key of a letter that was %s for another address',
    async (state) => {
      const { record, list, grants } = await setup();
      if (state === 'refused') await record({}, 'earlier');
      const first = await record({ address }, 'key');
      const before = [await list(), grants().length];

      const others = [
        await record({ address: { ...address, city: 'Dallas' } }, 'key'),
        await record({ address: { ...address, line1: '14 North Main Street' } }, 'key'),
        await record({}, 'key'),
      ];

      expect(first.body.entry.state).toBe(state);
      expect(others.map(({ body }) => body.error?.code)).toEqual([
        'idempotency/key-reused',
        'idempotency/key-reused',
        'idempotency/key-reused',
      ]);
      expect([await list(), grants().length]).toEqual(before);
      expect((await record({ address }, 'key')).body).toEqual(first.body);
    },
  );

  it.each(['credited', 'refused'])(
    'refuses the key of a letter that was %s for another day of arrival',
    async (state) => {
      const { record, list, grants } = await setup();
      if (state === 'refused') await record({}, 'earlier');
      const first = await record({ address }, 'key');
      const before = [await list(), grants().length];

      const other = await record({ address, receivedOn: '2026-11-21' }, 'key');

      expect(first.body.entry.state).toBe(state);
      expect(other.body.error?.code).toBe('idempotency/key-reused');
      expect([await list(), grants().length]).toEqual(before);
      expect((await record({ address }, 'key')).body).toEqual(first.body);
    },
  );

  it.each(['credited', 'refused'])(
    'records a letter once when its key arrives with two days at the same time and the first is %s',
    async (state) => {
      const { record, stores, list } = await setup();
      if (state === 'refused') await record({}, 'earlier');
      const before = (await list()).length;
      stores.beforeNextCommit(() => record({ receivedOn: '2026-11-20' }, 'key'));

      const slower = await record({ receivedOn: '2026-11-21' }, 'key');

      expect(slower.body.error?.code).toBe('idempotency/key-reused');
      expect(await list()).toHaveLength(before + 1);
    },
  );

  it.each(['credited', 'refused'])(
    'returns the same entry to two equal requests at the same time when it is %s',
    async (state) => {
      const { record, stores, list } = await setup();
      if (state === 'refused') await record({}, 'earlier');
      const before = (await list()).length;
      const faster: Awaited<ReturnType<typeof record>>[] = [];
      const twin = async () => void faster.push(await record({ address }, 'key'));
      if (state === 'credited') stores.beforeNextCommit(twin);
      else stores.tables.beforeNextTransaction((touched) => !touched.includes('ledger'), twin);

      const slower = await record({ address }, 'key');

      expect(slower.body.entry?.state).toBe(state);
      expect(faster.map(({ body }) => body)).toEqual([slower.body]);
      expect(await list()).toHaveLength(before + 1);
    },
  );

  it('refuses a second entry of a day, by letter or by form', async () => {
    const { record, callApi } = await setup();
    await record({}, 'one');
    await callApi('POST', '/bonuses/free-entries', { address, device: 'device-of-mei---' });

    const answers = [await record({}, 'two'), await record({ receivedOn: '2026-11-21' }, 'three')];

    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.entry).toMatchObject({
        state: 'refused',
        reason: 'bonuses/not-yet',
        sweeps: 0,
        creditedAt: null,
      });
    }
  });

  it('closes the online form for the day of arrival', async () => {
    const { record, callApi } = await setup();
    await record({ receivedOn: '2026-11-21' });

    const refused = await callApi('POST', '/bonuses/free-entries', { address, device: 'device-of-mei---' });

    expect(refusedAs(refused)).toEqual([409, 'bonuses/not-yet']);
  });

  it('refuses the third flat of a house', async () => {
    const { record, join } = await setup();
    await record({ address }, 'one');
    const answers = [];
    for (const player of ['li', 'bo']) {
      const { postalCode } = (await (await join(player)).read()).freeEntry;
      answers.push(
        await record({ code: postalCode, address: { ...address, line2: `for ${player}` } }, player),
      );
    }

    expect(answers.map(({ body }) => body.entry.reason)).toEqual([null, 'bonuses/home-used']);
  });

  it('refuses an address that was used on the day', async () => {
    const { record, join } = await setup();
    const li = await join('li');
    const { postalCode } = (await li.read()).freeEntry;
    await record({ address });

    const { body } = await record(
      { code: postalCode, address: { ...address, line1: '12 N Main St' } },
      'other',
    );

    expect(body).toMatchObject({ player: 'li', entry: { state: 'refused', reason: 'bonuses/address-used' } });
  });

  it.each([
    ['without a date of birth and a state', { residency: null }, 'player/age-and-state-needed'],
    ['without a confirmed address', { isVerified: false }, 'player/email-unverified'],
  ])('refuses a player %s, and shows the reason', async (_who, options, reason) => {
    const { record, list } = await setup(options);

    await record();

    expect(await list()).toMatchObject([{ state: 'refused', reason }]);
  });

  it('refuses a player on a break', async () => {
    const { record, callApi } = await setup();
    await callApi('POST', '/play-limits/breaks', { days: 7 });

    expect((await record()).body.entry.reason).toBe('play-limits/on-break');
  });

  it('accepts a code in groups', async () => {
    const { record, code } = await setup();

    expect((await record({ code: code.replaceAll(/(\d{4})(?=\d)/g, '$1 ') })).status).toBe(200);
  });

  it.each([
    ['a digit is wrong', { code: '123456789012' }, 400, 'request/invalid'],
    ['nobody has the code', { code: entryCode(77n) }, 404, 'bonuses/unknown-code'],
    ['the day is still to come', { receivedOn: '2026-11-23' }, 400, 'request/invalid'],
    ['the day is long ago', { receivedOn: '2026-01-01' }, 400, 'request/invalid'],
    ['the day is none', { receivedOn: '2026-02-30' }, 400, 'request/invalid'],
  ])('records nothing when %s', async (_case, letter, status, code) => {
    const { record, list } = await setup();

    expect(refusedAs(await record(letter))).toEqual([status, code]);
    expect(await list()).toEqual([]);
  });

  it('credits one of two concurrent letters', async () => {
    const { record, stores, list } = await setup();
    stores.beforeNextCommit(() => record({}, 'twin'));

    const slower = await record({}, 'letter');

    expect(slower.body.entry).toMatchObject({ state: 'refused', reason: 'bonuses/not-yet' });
    expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['refused', 'credited']);
  });
});
