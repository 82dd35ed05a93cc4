import { describe, expect, it } from 'vitest';
import { openAccount } from './account-fixture';

type Device = ReturnType<ReturnType<typeof openAccount>['signIn']>;

const signOut = (device: Device, key = 'sign-out') => device('POST', '/account/sign-outs', undefined, key);
const statusAndCode = ({ status, body }: Awaited<ReturnType<Device>>) => [status, body.error?.code];
const sessionEnded = [401, 'session/ended'];

/** Every request that loads a player's wallet. */
const requests = [
  ['GET', '/wallet'],
  ['GET', '/fairness'],
  ['GET', '/games/open-round'],
  ['GET', '/games/latest-wins'],
  ['GET', '/play-limits'],
  ['GET', '/account'],
  ['POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }],
  ['POST', '/fairness/rotate', {}],
  ['PUT', '/play-limits/limits', { thing: 'time', period: 'day', most: 60 }],
  ['POST', '/play-limits/breaks', { days: 1 }],
  ['PUT', '/account/profile', { displayName: 'Mallory' }],
  ['PUT', '/account/addresses', { addresses: [] }],
  ['POST', '/account/terms', { version: '2026-11' }],
  ['POST', '/account/sign-outs'],
] as const satisfies readonly (readonly [method: string, path: string, body?: object])[];

describe('signOutEverywhere', () => {
  it.each(requests)(
    'ends earlier sign-ins for %s %s, and writes nothing for them',
    async (method, path, body?: object) => {
      const { signIn, stores, memory, player } = openAccount();
      const here = signIn();
      const elsewhere = signIn();
      await signOut(here);
      const { length } = stores.entries;
      const before = memory.profiles.get(player);

      const refused = [await here(method, path, body, 'after'), await elsewhere(method, path, body, 'later')];

      expect(refused.map(statusAndCode)).toEqual([sessionEnded, sessionEnded]);
      expect(stores.entries).toHaveLength(length);
      expect(memory.profiles.get(player)).toBe(before);
    },
  );

  it('admits a sign-in made right after the response', async () => {
    const { signIn, waited } = openAccount();
    await signOut(signIn());

    const again = signIn();

    expect(waited).toEqual([750]);
    for (const [method, path, body] of requests.filter(([, path]) => path !== '/account/sign-outs'))
      expect((await again(method, path, body, path)).status).toBe(200);
  });

  it('signs the user out of the user pool by username', async () => {
    const { signIn, ended } = openAccount();

    const answer = await signOut(signIn());

    expect(answer.body).toEqual({ signInsCountFrom: '2026-11-21T12:00:01.000Z' });
    expect(ended).toEqual(['Facebook_1']);
  });

  it('writes a ledger row without postings', async () => {
    const { signIn, stores } = openAccount();

    await signOut(signIn());

    expect(stores.entries.at(-1)!.transaction).toMatchObject({ postings: [], detail: { kind: 'sign-out' } });
  });

  it('takes effect while the user pool is unavailable, and accepts a repeat from the ended sign-in', async () => {
    const { signIn, pool, ended, stores } = openAccount();
    const here = signIn();
    pool.isAway = true;

    const failed = await signOut(here);
    const whileAway = await here('GET', '/wallet');
    pool.isAway = false;
    const { length } = stores.entries;
    const repeated = await signOut(here);

    expect([statusAndCode(failed), statusAndCode(whileAway)]).toEqual([
      [503, 'request/unavailable'],
      sessionEnded,
    ]);
    expect(repeated).toMatchObject({ status: 200, body: { signInsCountFrom: '2026-11-21T12:00:01.000Z' } });
    expect(ended).toEqual(['Facebook_1']);
    expect(stores.entries).toHaveLength(length);
  });

  it('refuses a new request from an ended sign-in, so that a stolen one cannot lock the player out', async () => {
    const { signIn, ended } = openAccount();
    const stolen = signIn();
    await signOut(signIn());
    const back = signIn();

    const refused = await signOut(stolen, 'another');

    expect(statusAndCode(refused)).toEqual(sessionEnded);
    expect((await back('GET', '/wallet')).status).toBe(200);
    expect(ended).toHaveLength(1);
  });

  it('ends sign-ins made since the previous sign-out', async () => {
    const { signIn } = openAccount();
    await signOut(signIn(), 'first');
    const second = signIn();

    await signOut(second, 'second');

    expect(statusAndCode(await second('GET', '/wallet'))).toEqual(sessionEnded);
    expect((await signIn()('GET', '/wallet')).status).toBe(200);
  });

  it('refuses a round that was in flight', async () => {
    const { signIn, stores } = openAccount();
    const here = signIn();
    const elsewhere = signIn();
    await here('GET', '/wallet');
    stores.beforeNextCommit(() => signOut(here));

    const refused = await elsewhere('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });

    expect(statusAndCode(refused)).toEqual(sessionEnded);
    expect(stores.entries.map(({ transaction }) => transaction.detail.kind)).toEqual(['grant', 'sign-out']);
  });

  it('waits at most a second when the clock of the first write was ahead', async () => {
    const { signIn, clock, waited } = openAccount();
    const here = signIn();
    await signOut(here);
    clock.now = new Date(clock.now.getTime() - 300_000);

    await signOut(here);

    expect(waited).toEqual([750, 1_000]);
  });

  it('counts as a write of the player', async () => {
    const { signIn } = openAccount();
    const here = signIn();
    for (let write = 0; write < 20; write += 1)
      await here('PUT', '/play-limits/reality-check', { minutes: 30 }, `write-${write}`);

    const refused = await signOut(here);

    expect(statusAndCode(refused)).toEqual([429, 'request/too-many']);
    expect((await here('GET', '/wallet')).status).toBe(200);
  });
});
