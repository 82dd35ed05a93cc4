import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletItem } from '#lambdas/wallet/stores/wallet-item';
import { type Casino, openCasino } from './casino';
import { scan } from './ledger-check';
import { addProduct, deliveryAddress, openShopper, type Shopper, statusAndCode } from './shopper';

let casino: Casino;
let superadmin: Shopper;
let admin: Shopper;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  await addProduct(casino, 'medal', { stock: 10 });
  superadmin = keyed(await openShopper(casino, 'superadmin@jade.test', 0, ['SUPERADMINS']));
  admin = keyed(await openShopper(casino, 'admin@jade.test', 0, ['ADMINS']));
});
afterAll(() => casino.close());

/** Sends each request under a new key unless one is given. */
function keyed(shopper: Shopper): Shopper {
  const callApi: Shopper['callApi'] = (method, path, options) =>
    shopper.callApi(method, path, { key: randomUUID(), ...options });
  return { ...shopper, callApi };
}

async function openPlayer(name: string, redeemable = 0) {
  const player = keyed(await openShopper(casino, `${name}@jade.test`, redeemable));
  await player.callApi('GET', '/wallet');
  const path = `/admin/players/${player.id}`;
  const suspend = (as = admin) =>
    as.callApi('POST', `${path}/suspensions`, { body: { reason: 'unusual-play', note: 'Rounds at night' } });
  const lift = () => admin.callApi('POST', `${path}/suspension-lifts`, { body: { note: 'Talked to them' } });
  const balances = async () => (await player.callApi('GET', '/wallet')).body.balances;
  return { ...player, path, suspend, lift, balances };
}

/** Every route by which a player can move coins. */
const coinRequests: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }],
  ['POST', '/games/hk-slots/rounds', { coin: 'sweeps', stake: 20 }],
  ['POST', '/games/blackjack/rounds', { coin: 'gold', stake: 100 }],
  ['POST', '/bonuses/daily/claims'],
  ['POST', '/bonuses/wheel/spins'],
  ['POST', '/coins/purchases', { packageId: 'coins-499' }],
  ['POST', '/checkout/reservation', {}],
];

describe('a suspended player', () => {
  it('cannot move coins, receives the reason each time, and can still read all of their data', async () => {
    const { suspend, callApi, put, balances } = await openPlayer('suspended', 5_000);
    await put('medal');
    const before = await balances();
    expect((await suspend()).status).toBe(200);

    const refused = await Promise.all(
      coinRequests.map(([method, path, body]) => callApi(method, path, { ...(body && { body }) })),
    );

    expect(refused.map(statusAndCode)).toEqual(coinRequests.map(() => [409, 'player/suspended']));
    expect(refused[0]?.body.error.details).toMatchObject({ reason: 'unusual-play' });
    const wallet = await callApi('GET', '/wallet');
    expect(wallet.body).toMatchObject({ balances: before, suspension: { reason: 'unusual-play' } });
    for (const path of ['/wallet/transactions', '/orders', '/notices', '/account'])
      expect((await callApi('GET', path)).status).toBe(200);
  });

  it('cannot order a reserved cart until the suspension is lifted', async () => {
    const { suspend, lift, hold, checkOut } = await openPlayer('held', 5_000);
    const held = await hold(['medal', 1]);
    await suspend();

    const refused = await checkOut(held.id, { address: deliveryAddress });
    await lift();
    const ordered = await checkOut(held.id, { address: deliveryAddress });

    expect(statusAndCode(refused)).toEqual([409, 'player/suspended']);
    expect(ordered.status).toBe(200);
  });

  it('can be corrected while suspended and plays again after the lift', async () => {
    const { suspend, lift, callApi, path, balances } = await openPlayer('corrected');
    await suspend();

    const body = { account: 'player:gold', amount: 500, reason: 'A lost round' };
    const corrected = await superadmin.callApi('POST', `${path}/adjustments`, { body });
    await lift();
    const played = await callApi('POST', '/games/hk-slots/rounds', { body: { coin: 'gold', stake: 100 } });

    expect([corrected.status, played.status]).toEqual([200, 200]);
    expect((await balances()).gold).toBeGreaterThanOrEqual(10_400);
  });

  it('plays no round after the suspension when rounds and suspension are concurrent', async () => {
    const { suspend, callApi, path } = await openPlayer('raced');
    const play = (index: number) =>
      callApi('POST', '/games/lucky-ticket/rounds', { key: `r${index}`, body: { coin: 'gold', stake: 100 } });

    await Promise.all([...Array.from({ length: 6 }, (_each, index) => play(index)), suspend()]);

    const { body } = await admin.callApi('GET', `${path}/transactions?limit=100`);
    const kinds = body.items.map(({ kind }: { kind: string }) => kind);
    const at = kinds.indexOf('account-change');
    expect(at).toBeGreaterThanOrEqual(0);
    expect(kinds.slice(0, at).filter((kind: string) => kind === 'round')).toEqual([]);
  });
});

describe('admin players API', () => {
  it('finds a player by address and by id, and shows the account', async () => {
    const { id, path, suspend } = await openPlayer('sought');
    await suspend();

    const found = await admin.callApi('GET', '/admin/players?find=sought%40');
    const byId = await admin.callApi('GET', `/admin/players?find=${id}`);
    const shown = await admin.callApi('GET', path);

    expect(found.body.items).toMatchObject([{ player: id, email: 'sought@jade.test', suspended: true }]);
    expect(byId.body.items).toEqual(found.body.items);
    expect(shown.body).toMatchObject({
      player: id,
      signIn: 'CONFIRMED',
      groups: [],
      identity: { state: 'open' },
    });
  });

  it('lets only SUPERADMINS change groups of the user pool', async () => {
    const { path } = await openPlayer('promoted');
    const change = (as: Shopper, member: boolean) =>
      as.callApi('POST', `${path}/groups/AFFILIATES`, { body: { member, reason: 'Brings players' } });

    expect(statusAndCode(await change(admin, true))).toEqual([403, 'session/forbidden']);
    expect((await change(superadmin, true)).body).toEqual({ groups: ['AFFILIATES'] });
    expect((await admin.callApi('GET', path)).body.groups).toEqual(['AFFILIATES']);
    expect((await change(superadmin, false)).body).toEqual({ groups: [] });
  });
});

describe('the audit log', () => {
  it('records each act once with actor and reason, and no refused act', async () => {
    const { path, id } = await openPlayer('audited');
    const adjust = (as: Shopper) =>
      as.callApi('POST', `${path}/adjustments`, {
        key: 'once',
        body: { account: 'player:gold', amount: 5, reason: 'A test of the log' },
      });
    await Promise.all(Array.from({ length: 8 }, () => adjust(superadmin)));
    await adjust(admin);
    await admin.callApi('POST', `${path}/suspensions`, {
      body: { reason: 'own-request', note: 'A letter came' },
    });

    const log = await admin.callApi('GET', `/admin/audit?player=${id}`);
    const first = await admin.callApi('GET', `/admin/audit?player=${id}&limit=1`);
    const rest = await admin.callApi(
      'GET',
      `/admin/audit?player=${id}&before=${encodeURIComponent(first.body.next)}`,
    );

    expect(log.body.items).toMatchObject([
      {
        act: 'player-suspended',
        actor: admin.id,
        reason: 'A letter came',
        detail: { because: 'own-request' },
      },
      { act: 'balance-adjusted', actor: superadmin.id, detail: { account: 'player:gold', amount: 5 } },
    ]);
    // The first read of the log is an entry of its own, which sorts at the beginning of its hour.
    const [newest, older, read] = [...first.body.items, ...rest.body.items];
    expect([newest, older]).toEqual(log.body.items);
    expect(read).toMatchObject({ act: 'personal-data-read', detail: { route: 'listAudit' } });
    expect(
      (await admin.callApi('GET', `/admin/audit?actor=${superadmin.id}&player=${id}`)).body.items,
    ).toHaveLength(1);
    const named = await admin.callApi(
      'GET',
      `/admin/audit?actor=superadmin@jade.test&player=${id}&kind=player`,
    );
    expect(named.body.items).toMatchObject([{ act: 'balance-adjusted' }]);
    expect(named.body.people).toContainEqual(
      expect.objectContaining({ player: superadmin.id, email: 'superadmin@jade.test' }),
    );
    const [{ at }] = named.body.items;
    expect((await admin.callApi('GET', `/admin/audit?player=${id}&until=${at}`)).body.items).toMatchObject([
      { act: 'personal-data-read' },
    ]);
  });
});

describe('admin metrics', () => {
  it('count the rounds of today', async () => {
    const { callApi } = await openPlayer('metrics');
    const today = new Date().toISOString().slice(0, 10);
    const read = async () => (await admin.callApi('GET', `/admin/metrics?from=${today}&to=${today}`)).body;
    await callApi('POST', '/games/neon-tiger/rounds', { body: { coin: 'gold', stake: 100 } });

    await expect
      .poll(
        async () => (await read()).games.find(({ id }: { id: string }) => id === 'neon-tiger').rounds.gold,
        {
          timeout: 15_000,
          interval: 200,
        },
      )
      .toBe(1);
    const [{ staked }] = (await read()).days;
    expect(staked.gold).toBeGreaterThanOrEqual(100);
    expect((await admin.callApi('GET', '/admin/metrics?from=2026-01-02&to=2026-01-01')).status).toBe(400);
  });
});

describe('admin overview', () => {
  it('compares what all wallets hold, and counts sign-ups and low stock', async () => {
    const { callApi } = await openPlayer('overview', 1_500);
    await callApi('POST', '/games/neon-tiger/rounds', { body: { coin: 'sweeps', stake: 20 } });
    const read = async () => (await admin.callApi('GET', '/admin/overview?days=1')).body;
    const held = async () => {
      const wallets = await scan<WalletItem>(casino.dynamoDb, casino.tables.wallets);
      return wallets.reduce((sum, wallet) => sum + sweepsIn(wallet), 0);
    };

    await expect
      .poll(async () => (await read()).totals.period.sweepsOutstanding - (await held()), {
        timeout: 15_000,
        interval: 200,
      })
      .toBe(0);
    const { waiting, totals, period } = await read();
    expect(period.from).toBe(period.to);
    expect(totals.period.signUps).toBeGreaterThan(0);
    expect(totals.period.activePlayers).toBeGreaterThan(0);
    expect(totals.before.sweepsOutstanding).toBe(0);
    expect(waiting.products).toEqual({ lowStock: 1, soldOut: 0 });
    expect((await admin.callApi('GET', '/admin/overview?days=93')).status).toBe(400);
  });

  it('is open to admins alone', async () => {
    const { callApi } = await openPlayer('curious');

    expect(statusAndCode(await callApi('GET', '/admin/overview'))).toEqual([403, 'session/forbidden']);
  });

  const sweepsIn = ({ sweepsUnplayed, sweepsRedeemable, sweepsHeld }: WalletItem) =>
    sweepsUnplayed + sweepsRedeemable + sweepsHeld;
});
