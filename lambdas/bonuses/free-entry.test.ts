import { describe, expect, it } from 'vitest';
import { isEntryCode } from '#domain/coins/postal-code';
import { grownUp, openBonuses, refusedAs } from './bonus-fixture';

const address = {
  name: 'Mei Wong',
  line1: '12 North Main Street',
  line2: 'Apt 4',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
};
const sameHome = {
  ...address,
  name: 'Li Wong',
  line1: '12 N. Main St.',
  line2: '#4',
  postalCode: '78701-0042',
};
const path = '/bonuses/free-entries';
const deviceOf = (player: string) => `device-of-${player}`.padEnd(16, '-');

async function setup(options: Parameters<ReturnType<typeof openBonuses>['join']>[1] = {}) {
  const casino = openBonuses();
  const player = await casino.join('mei', options);
  const enter = (from: object = address, key?: string) =>
    player.callApi('POST', path, { address: from, device: deviceOf('mei') }, key);
  const list = async (query = '') => (await player.callApi('GET', `${path}${query}`)).body;
  return { ...casino, ...player, enter, list };
}

describe('enterFree', () => {
  it('credits 5.00 SC at once, and lists the entry', async () => {
    const { enter, list, wallet, read } = await setup();
    const { sweepsUnplayed } = (await wallet()).wallet.balances;

    const { status, body } = await enter();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      entry: {
        id: '2026-11-21',
        way: 'online',
        day: '2026-11-21',
        state: 'credited',
        sweeps: 500,
        reason: null,
        enteredAt: '2026-11-21T17:00:00.000Z',
        creditedAt: '2026-11-21T17:00:00.000Z',
      },
      credited: { gold: 0, sweeps: 500 },
    });
    expect((await wallet()).wallet.balances.sweepsUnplayed).toBe(sweepsUnplayed + 500);
    expect(await list()).toEqual({ items: [body.entry], next: null });
    expect((await read()).freeEntry).toMatchObject({
      enteredToday: true,
      nextAt: '2026-11-22T05:00:00.000Z',
    });
  });

  it('stores no address in ledger and entry, and only a hash for the used place', async () => {
    const { enter, grants, bonuses } = await setup();

    await enter();

    const { entries, places } = bonuses.stored;
    const kept = JSON.stringify([grants(), [...entries.values()], [...places]]).toUpperCase();
    for (const word of ['MAIN', 'AUSTIN', '78701', 'WONG']) expect(kept).not.toContain(word);
    expect(grants().at(-1)!.detail).toMatchObject({ kind: 'grant', reason: 'free-entry' });
  });

  it('returns the first entry to a repeat of its key, also on a later day', async () => {
    const { enter, at, grants } = await setup();
    const first = await enter(address, 'a');
    const { length } = grants();

    const again = await enter(address, 'a');
    at('2026-11-24T05:00:00Z');
    const later = await enter(address, 'a');

    expect([again.body, later.body]).toEqual([first.body, first.body]);
    expect(grants()).toHaveLength(length);
  });

  it('refuses a key that another address used, and an entry of the day under another key', async () => {
    const { enter, grants } = await setup();
    const elsewhere = { ...address, line1: '99 Pine Road' };
    await enter(address, 'a');
    const { length } = grants();

    expect(refusedAs(await enter(elsewhere, 'a'))).toEqual([422, 'idempotency/key-reused']);
    expect(refusedAs(await enter(address, 'b'))).toEqual([409, 'bonuses/not-yet']);
    expect(refusedAs(await enter(elsewhere, 'c'))).toEqual([409, 'bonuses/not-yet']);
    expect(grants()).toHaveLength(length);
  });

  it('notes home and device of a credited entry, and none of one that is refused for its day', async () => {
    const { enter, dependencies } = await setup();
    const kinds = async () =>
      (await dependencies.traits.ofPlayer('mei')).names.map((name) => name.split('#')[0]);
    await enter();
    const noted = await kinds();

    for (const line1 of ['1 Pine Road', '2 Pine Road', '3 Pine Road']) await enter({ ...address, line1 });

    expect(noted).toEqual(['home', 'device']);
    expect(await kinds()).toEqual(noted);
  });

  it('lists entries by page, newest first', async () => {
    const { enter, at, list } = await setup();
    const first = await enter();
    at('2026-11-22T05:00:00Z');
    await enter();

    expect((await list('?limit=1')).next).toBe('2026-11-22');
    expect((await list('?limit=1&before=2026-11-22')).items).toEqual([first.body.entry]);
  });

  it('allows one entry a day for an address in any spelling, and returns the next opening', async () => {
    const { enter, join, at } = await setup();
    await enter();
    const other = await join('li');

    const refused = await other.callApi('POST', path, { address: sameHome, device: deviceOf('li') });
    at('2026-11-22T05:00:00Z');
    const next = await other.callApi('POST', path, { address: sameHome, device: deviceOf('li') });

    expect(refusedAs(refused)).toEqual([409, 'bonuses/address-used']);
    expect(refused.body.error.details).toEqual({ nextAt: '2026-11-22T05:00:00.000Z' });
    expect(next.status).toBe(200);
  });

  it('allows two entries a day for a house, whatever the flat', async () => {
    const { join, at } = await setup();
    const enterFrom = async (player: string, line2: string) => {
      const { callApi } = await join(player);
      return callApi('POST', path, { address: { ...address, line2 }, device: deviceOf(player) });
    };
    const flats = ['Apt 1', 'Apt 2', 'Room 3', 'rear', '#5', 'Unit 6'];

    const answers = [];
    for (const [index, flat] of flats.entries()) answers.push(await enterFrom(`flat-${index}`, flat));
    at('2026-11-22T05:00:00Z');
    const next = await enterFrom('flat-5', 'Unit 6');

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 409, 409, 409]);
    expect(refusedAs(answers[2]!)).toEqual([409, 'bonuses/home-used']);
    expect(next.status).toBe(200);
  });

  it('allows one entry a day for a device, whatever the address', async () => {
    const { enter, join, at } = await setup();
    await enter();
    const other = await join('li');
    const elsewhere = { ...address, line1: '99 Pine Road', postalCode: '73301' };
    const entered = () => other.callApi('POST', path, { address: elsewhere, device: deviceOf('mei') });

    const refused = await entered();
    at('2026-11-22T05:00:00Z');

    expect(refusedAs(refused)).toEqual([409, 'bonuses/device-used']);
    expect((await entered()).status).toBe(200);
    expect(refusedAs(await other.callApi('POST', path, { address }))).toEqual([400, 'request/invalid']);
  });

  it('credits two of three concurrent players of one house', async () => {
    const { enter, join, stores } = await setup();
    const li = await join('li');
    const bo = await join('bo');
    const flat = (line2: string, player: string) => ({
      address: { ...address, line2 },
      device: deviceOf(player),
    });
    const quicker: { status: number }[] = [];
    stores.beforeNextCommit(async () => {
      quicker.push(
        await li.callApi('POST', path, flat('Apt 7', 'li')),
        await bo.callApi('POST', path, flat('Apt 8', 'bo')),
      );
    });

    const slower = await enter();

    expect(quicker.map(({ status }) => status)).toEqual([200, 200]);
    expect(refusedAs(slower)).toEqual([409, 'bonuses/home-used']);
  });

  it('credits one of two concurrent players at one address', async () => {
    const { enter, join, stores } = await setup();
    const other = await join('li');
    let quicker: { status: number } | undefined;
    stores.beforeNextCommit(
      async () =>
        (quicker = await other.callApi('POST', path, { address: sameHome, device: deviceOf('li') })),
    );

    const slower = await enter();

    expect([quicker!.status, ...refusedAs(slower)]).toEqual([200, 409, 'bonuses/address-used']);
  });

  it.each([
    ['without a date of birth and a state', { residency: null }, 'player/age-and-state-needed'],
    ['in a blocked state', { residency: { ...grownUp, state: 'WA' } }, 'player/state-blocked'],
    ['without a confirmed address', { isVerified: false }, 'player/email-unverified'],
  ])('refuses a player %s, and uses no place up', async (_who, options, code) => {
    const { enter, bonuses, read } = await setup(options);

    expect(refusedAs(await enter())).toEqual([409, code]);

    expect(bonuses.stored.places.size).toBe(0);
    expect((await read()).freeEntry).toMatchObject({ enteredToday: false, refusedAs: code });
  });

  it('names every invalid field of the address', async () => {
    const { enter } = await setup();

    const { status, body } = await enter({ ...address, state: 'Texas', postalCode: '1' });

    expect(status).toBe(400);
    expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual([
      'address.state',
      'address.postalCode',
    ]);
  });
});

describe('entryCodeOf', () => {
  it('returns a valid code that never changes', async () => {
    const { read, join, at } = await setup();
    const other = await join('li');

    const { postalCode } = (await read()).freeEntry;
    at('2030-01-01T00:00:00Z');

    expect(isEntryCode(postalCode)).toBe(true);
    expect((await read()).freeEntry.postalCode).toBe(postalCode);
    expect((await other.read()).freeEntry.postalCode).not.toBe(postalCode);
  });

  it('returns another code if the proposed one is taken', async () => {
    const { read, bonuses } = await setup();
    const { postalCode } = (await read()).freeEntry;
    bonuses.stored.codes.set('somebody else', postalCode);
    bonuses.stored.codes.delete('mei');

    const other = (await read()).freeEntry.postalCode;

    expect(isEntryCode(other)).toBe(true);
    expect(other).not.toBe(postalCode);
  });
});
