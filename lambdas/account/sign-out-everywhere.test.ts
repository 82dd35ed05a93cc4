import { describe, expect, it } from 'vitest';
import { openAccount } from './account-fixture';

type Device = ReturnType<ReturnType<typeof openAccount>['signIn']>;

const signOut = (device: Device, key = 'sign-out') => device('POST', '/account/sign-outs', undefined, key);
const statusAndCode = ({ status, body }: Awaited<ReturnType<Device>>) => [status, body.error?.code];
const sessionEnded = [401, 'session/ended'];

/** Whatever asks for a player's wallet. */
const requests = [
  ['GET', '/wallet'],
  ['GET', '/fairness'],
  ['GET', '/games/open-round'],
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

describe('signing out everywhere', () => {
  it.each(requests)(
    'ends a sign-in from before for %s %s, and writes nothing',
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

  it('lets in whoever signs in on being answered, be it in a hurry', async () => {
    const { signIn, waited } = openAccount();
    await signOut(signIn());

    const again = signIn();

    expect(waited).toEqual([750]);
    for (const [method, path, body] of requests.filter(([, path]) => path !== '/account/sign-outs'))
      expect((await again(method, path, body, path)).status).toBe(200);
  });

  it('tells the user pool, by the name under which it knows the player', async () => {
    const { signIn, ended } = openAccount();

    const answer = await signOut(signIn());

    expect(answer.body).toEqual({ signInsCountFrom: '2026-11-21T12:00:01.000Z' });
    expect(ended).toEqual(['Facebook_1']);
  });

  it('stands in the ledger and moves no coins', async () => {
    const { signIn, stores } = openAccount();

    await signOut(signIn());

    expect(stores.entries.at(-1)!.transaction).toMatchObject({ postings: [], detail: { kind: 'sign-out' } });
  });

  it('holds at once although the user pool is away, and is repeated with the sign-in that it ended', async () => {
    const { signIn, pool, ended, stores } = openAccount();
    const here = signIn();
    pool.isAway = true;

    const failed = await signOut(here);
    const meanwhile = await here('GET', '/wallet');
    pool.isAway = false;
    const { length } = stores.entries;
    const repeated = await signOut(here);

    expect([statusAndCode(failed), statusAndCode(meanwhile)]).toEqual([
      [503, 'request/unavailable'],
      sessionEnded,
    ]);
    expect(repeated).toMatchObject({ status: 200, body: { signInsCountFrom: '2026-11-21T12:00:01.000Z' } });
    expect(ended).toEqual(['Facebook_1']);
    expect(stores.entries).toHaveLength(length);
  });

  it('is nothing that an ended sign-in can do anew: whoever stole it cannot keep its player out', async () => {
    const { signIn, ended } = openAccount();
    const stolen = signIn();
    await signOut(signIn());
    const back = signIn();

    const refused = await signOut(stolen, 'another');

    expect(statusAndCode(refused)).toEqual(sessionEnded);
    expect((await back('GET', '/wallet')).status).toBe(200);
    expect(ended).toHaveLength(1);
  });

  it('ends what was signed in since the last time, too', async () => {
    const { signIn } = openAccount();
    await signOut(signIn(), 'first');
    const second = signIn();

    await signOut(second, 'second');

    expect(statusAndCode(await second('GET', '/wallet'))).toEqual(sessionEnded);
    expect((await signIn()('GET', '/wallet')).status).toBe(200);
  });

  it('overtakes a round that was on its way', async () => {
    const { signIn, stores } = openAccount();
    const here = signIn();
    const elsewhere = signIn();
    await here('GET', '/wallet');
    stores.beforeNextCommit(() => signOut(here));

    const refused = await elsewhere('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });

    expect(statusAndCode(refused)).toEqual(sessionEnded);
    expect(stores.entries.map(({ transaction }) => transaction.detail.kind)).toEqual(['grant', 'sign-out']);
  });

  it('waits no longer than a second for the clock of whoever wrote it first', async () => {
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
