import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';
import { deliveryAddress, openShopper, statusAndCode, retryWhileBusy } from './shopper';

const sessionEnded = [401, 'session/ended'];

/** Every route that reads a player’s wallet, with a request body. */
const walletRoutes: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/wallet'],
  ['GET', '/fairness'],
  ['POST', '/fairness/rotate', {}],
  ['GET', '/games/open-round'],
  ['GET', '/games/latest-wins'],
  ['POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }],
  ['POST', '/games/blackjack/rounds/some-round/decisions', { decision: 'stand', step: 0 }],
  ['POST', '/games/hk-slots/rounds/some-round/seen'],
  ['GET', '/play-limits'],
  ['PUT', '/play-limits/limits', { thing: 'time', period: 'day', most: 60 }],
  ['POST', '/play-limits/breaks', { days: 1 }],
  ['POST', '/play-limits/exclusions', { months: null }],
  ['PUT', '/play-limits/reality-check', { minutes: 30 }],
  ['POST', '/play-limits/reality-check/confirmations'],
  ['PUT', '/player/residency', { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' }],
  ['POST', '/checkout/reservation', {}],
  ['POST', '/checkout', { reservation: 'some-reservation', acceptedTerms: true }],
  ['GET', '/account'],
  ['PUT', '/account/profile', { displayName: 'Mallory' }],
  ['PUT', '/account/addresses', { addresses: [deliveryAddress] }],
  ['GET', '/account/saved'],
  ['POST', '/account/saved', { wishlist: ['mug'], favoriteGames: [] }],
  ['PUT', '/account/saved/wishlist/mug'],
  ['DELETE', '/account/saved/wishlist/mug'],
  ['POST', '/account/terms', { version: '2026-11' }],
  ['POST', '/account/sign-outs'],
];

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(async () => {
  await casino.close();
});

const signOut = (token: string, key = 'sign-out') =>
  casino.callApi('POST', '/account/sign-outs', { token, key });

describe('signing out everywhere', () => {
  it('rejects older access tokens on every route with a wallet from the next request on', async () => {
    const { token, email, callApi } = await openShopper(casino, 'everywhere@jade.test', 1_000);
    const elsewhere = await casino.signIn(email);
    const before = await callApi('GET', '/wallet');

    const ended = await signOut(token);

    expect([before, ended].map(statusAndCode)).toEqual([[200], [200]]);
    for (const [index, [method, path, body]] of walletRoutes.entries())
      for (const [device, old] of [token, elsewhere].entries()) {
        const request = { token: old, key: `after-${index}-${device}`, ...(body && { body }) };
        expect([method, path, ...statusAndCode(await casino.callApi(method, path, request))]).toEqual([
          method,
          path,
          ...sessionEnded,
        ]);
      }
    const again = await casino.signIn(email);
    const { body } = await casino.callApi('GET', '/wallet', { token: again });
    expect(body).toMatchObject({ sequence: before.body.sequence + 1, balances: before.body.balances });
  });

  it('accepts a sign-in right after the response and ends it on the next sign-out', async () => {
    const { token, email } = await openShopper(casino, 'in-a-hurry@jade.test');

    for (let [round, old] = [0, token]; round < 4; round += 1) {
      expect(statusAndCode(await signOut(old, `sign-out-${round}`))).toEqual([200]);
      const next = await casino.signIn(email);
      expect(statusAndCode(await casino.callApi('GET', '/wallet', { token: old }))).toEqual(sessionEnded);
      expect(statusAndCode(await casino.callApi('GET', '/wallet', { token: next }))).toEqual([200]);
      old = next;
    }
  });

  it('runs once for concurrent requests with one key and returns the same response to each', async () => {
    const { token, email } = await openShopper(casino, 'many-times@jade.test');

    const answers = await Promise.all(
      Array.from({ length: 16 }, () => retryWhileBusy(() => signOut(token, 'once'))),
    );

    expect(answers.map(statusAndCode)).toEqual(answers.map(() => [200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const again = await casino.signIn(email);
    const { body } = await casino.callApi('GET', '/wallet/transactions?kind=sign-out', { token: again });
    expect(body.items).toMatchObject([{ kind: 'sign-out', postings: [] }]);
  });

  it('lets no concurrent round of two devices commit after it', async () => {
    const { token, email } = await openShopper(casino, 'on-the-way@jade.test');
    const elsewhere = await casino.signIn(email);
    await casino.playRound(elsewhere, 'before');

    const [rounds, ended] = await Promise.all([
      Promise.all(
        Array.from({ length: 24 }, (_each, index) =>
          retryWhileBusy(() => casino.playRound(index % 2 ? token : elsewhere, `at-once-${index}`)),
        ),
      ),
      retryWhileBusy(() => signOut(token)),
    ]);

    expect(statusAndCode(ended)).toEqual([200]);
    const again = await casino.signIn(email);
    const { body } = await casino.callApi('GET', '/wallet/transactions?limit=100', { token: again });
    const lines: { kind: string; sequence: number }[] = body.items;
    const last = lines.find(({ kind }) => kind === 'sign-out')!.sequence;
    expect(lines.filter(({ sequence }) => sequence > last)).toEqual([]);
    const played = rounds.filter(({ status }) => status === 200);
    expect(lines.filter(({ kind }) => kind === 'round')).toHaveLength(1 + played.length);
    for (const round of rounds.filter(({ status }) => status !== 200))
      expect(statusAndCode(round)).toEqual(sessionEnded);
  });

  it('leaves other players signed in', async () => {
    const { token } = await openShopper(casino, 'one@jade.test');
    const other = await openShopper(casino, 'other@jade.test');

    await signOut(token);

    expect(statusAndCode(await other.callApi('GET', '/wallet'))).toEqual([200]);
  });
});

describe('the account', () => {
  it('returns the saved data to another device', async () => {
    const { email, callApi } = await openShopper(casino, 'told@jade.test');
    const initial = await callApi('GET', '/account');

    await callApi('PUT', '/account/profile', { body: { displayName: '  Mei Wong ' } });
    await callApi('PUT', '/account/addresses', { body: { addresses: [deliveryAddress] } });
    const accepted = await callApi('POST', '/account/terms', {
      body: { version: initial.body.terms.currentVersion },
    });

    expect(initial.body).toMatchObject({ email, displayName: null, addresses: [], isEmailVerified: true });
    expect(initial.body.terms.acceptedVersion).toBeNull();
    const elsewhere = await casino.callApi('GET', '/account', { token: await casino.signIn(email) });
    expect(elsewhere.body).toEqual(accepted.body);
    expect(elsewhere.body).toMatchObject({
      displayName: 'Mei Wong',
      addresses: [deliveryAddress],
      terms: { acceptedVersion: initial.body.terms.currentVersion },
    });
  });

  it('is opened together with the wallet by its first read', async () => {
    const token = await casino.signInNewPlayer('first-look@jade.test');

    const answer = await casino.callApi('GET', '/account', { token });

    expect(statusAndCode(answer)).toEqual([200]);
    expect((await casino.callApi('GET', '/wallet', { token })).body.balances.gold).toBe(10_000);
  });

  it('keeps the changes of 12 concurrent requests from two devices', async () => {
    const { token, email, callApi } = await openShopper(casino, 'at-once@jade.test');
    const elsewhere = await casino.signIn(email);
    const change = (index: number) => {
      const body = index % 2 ? { displayName: `Name ${index}` } : { addresses: [deliveryAddress] };
      const path = index % 2 ? '/account/profile' : '/account/addresses';
      return retryWhileBusy(() =>
        casino.callApi('PUT', path, { token: index % 3 ? token : elsewhere, body }),
      );
    };

    const answers = await Promise.all(Array.from({ length: 12 }, (_each, index) => change(index)));

    expect(answers.map(statusAndCode)).toEqual(answers.map(() => [200]));
    const { body } = await callApi('GET', '/account');
    expect(body.addresses).toEqual([deliveryAddress]);
    expect(body.displayName).toMatch(/^Name \d+$/);
  });
});

describe('the ledger', () => {
  it('is consistent after all sign-outs', async () => {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});
