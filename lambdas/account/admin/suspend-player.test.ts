import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suspensionReasons } from '#domain/player/suspension';
import { openBonuses, refusedAs } from '#lambdas/bonuses/bonus-fixture';

const cases = { numRuns: 60, seed: 2611 };

async function setup() {
  const casino = openBonuses();
  const player = await casino.join('mei');
  const callAsAdmin = (path: string, body: object, key?: string) =>
    casino.callApi('admin', 'POST', `/admin/players/mei/${path}`, body, key);
  const suspend = (body: object = {}, key?: string) =>
    callAsAdmin(
      'suspensions',
      { reason: 'unusual-play', note: 'Rounds at night, a second apart', ...body },
      key,
    );
  const lift = (note = 'Talked to them', key?: string) => callAsAdmin('suspension-lifts', { note }, key);
  const balances = async () => (await player.wallet()).wallet.balances;
  return {
    ...casino,
    ...player,
    callAs: casino.callApi,
    entries: casino.stores.entries,
    suspend,
    lift,
    balances,
  };
}

/** Every request of this fixture's areas that moves coins; `test/api/admin-players.test.ts` covers the others. */
const coinRequests: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }],
  ['POST', '/games/hk-slots/rounds', { coin: 'sweeps', stake: 20 }],
  ['POST', '/games/lucky-ticket/rounds', { coin: 'gold', stake: 100 }],
  ['POST', '/games/blackjack/rounds', { coin: 'gold', stake: 100 }],
  ['POST', '/bonuses/daily/claims'],
  ['POST', '/bonuses/wheel/spins'],
  ['POST', '/bonuses/free-entries', { address: null }],
];

describe('suspendPlayer', () => {
  it('takes effect with the next request, and writes one audit entry and one ledger row', async () => {
    const { suspend, callApi, audited, entries } = await setup();

    const suspended = await suspend({}, 'k');
    const again = await suspend({}, 'k');
    const refused = await callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });

    expect(suspended.status).toBe(200);
    expect(again.body).toEqual(suspended.body);
    expect(refusedAs(refused)).toEqual([409, 'player/suspended']);
    expect(refused.body.error.details).toMatchObject({ reason: 'unusual-play' });
    expect(audited).toMatchObject([
      {
        actor: 'admin',
        act: 'player-suspended',
        subject: { kind: 'player', id: 'mei' },
        reason: 'Rounds at night, a second apart',
        detail: { because: 'unusual-play' },
      },
    ]);
    expect(entries.at(-1)?.transaction).toMatchObject({
      postings: [],
      detail: { kind: 'account-change', step: 'suspended', reason: 'unusual-play' },
    });
  });

  it('returns 404 and writes nothing for an unknown player', async () => {
    const { callAs, audited } = await setup();
    const body = { reason: 'unusual-play', note: 'Rounds at night, a second apart' };

    const refused = await callAs('admin', 'POST', '/admin/players/nobody/suspensions', body);

    expect(refusedAs(refused)).toEqual([404, 'player/unknown-player']);
    expect(audited).toEqual([]);
  });

  it('returns the suspension with the wallet until it is lifted', async () => {
    const { suspend, lift, callApi, clock } = await setup();
    await suspend({ reason: 'payment-review' });

    const during = await callApi('GET', '/wallet');
    await lift();
    const after = await callApi('GET', '/wallet');

    expect(during.body.suspension).toEqual({ since: clock.now.toISOString(), reason: 'payment-review' });
    expect(after.body.suspension).toBeNull();
    expect((await callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 })).status).toBe(200);
  });

  it('refuses a second suspension, a lift without one, and an unlisted reason', async () => {
    const { suspend, lift, audited } = await setup();

    expect(refusedAs(await lift())).toEqual([409, 'player/not-suspended']);
    expect(refusedAs(await suspend({ reason: 'bad-hair' }))).toEqual([400, 'request/invalid']);
    expect(refusedAs(await suspend({ note: ' ' }))).toEqual([400, 'request/invalid']);
    await suspend();
    expect(refusedAs(await suspend())).toEqual([409, 'player/suspended']);
    expect(audited).toHaveLength(1);
  });

  it('blocks every request that moves coins until the suspension is lifted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...coinRequests), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...suspensionReasons),
        async (requested, reason) => {
          const { suspend, callApi, balances } = await setup();
          await suspend({ reason });
          const before = await balances();

          for (const [method, path, body] of requested)
            expect((await callApi(method, path, body)).status).toBeGreaterThanOrEqual(400);

          expect(await balances()).toEqual(before);
        },
      ),
      cases,
    );
  });

  it('lets the player finish a round whose stake was already taken, without raising it', async () => {
    const { suspend, callApi, balances } = await setup();
    const begun = await callApi('POST', '/games/blackjack/rounds', { coin: 'gold', stake: 100 });
    await suspend();
    const decide = (decision: string) =>
      callApi('POST', `/games/blackjack/rounds/${begun.body.round.id}/decisions`, { decision, step: 0 });

    const doubled = await decide('double');
    const ended = await decide('stand');

    expect(begun.body.awaits).toBe('decision');
    expect(refusedAs(doubled)).toEqual([409, 'player/suspended']);
    expect(ended.status).toBe(200);
    expect((await balances()).goldHeld).toBe(0);
  });
});
