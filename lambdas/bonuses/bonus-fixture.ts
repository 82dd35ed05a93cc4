import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeBonuses } from '#lambdas/fakes/bonuses';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { createFakePictures } from '#lambdas/fakes/pictures';
import { createFakeReferrals } from '#lambdas/fakes/referrals';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { createFakeUsers } from '#lambdas/fakes/users';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { adminRoutes } from '#lambdas/functions/api-admin/routes';
import { bonusRoutes } from '#lambdas/functions/api-bonuses/routes';
import { openSeal } from '#lambdas/gift-codes/seal-fixture';
import { playRoutes } from '#lambdas/play/routes';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { Outage } from '#lambdas/runtime/outage';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';

export const grownUp = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/New_York' };

/** Unit-test fixture: the routes of bonuses, play and admins for any number of players, over in-memory stores. */
export function openBonuses() {
  const stores = createFakeWallets();
  const bonuses = createFakeBonuses(stores.tables);
  const referrals = createFakeReferrals(stores.tables);
  const identity = createFakeIdentity(stores.tables);
  const log = createFakeAudit(stores.tables);
  const users = createFakeUsers(stores.tables);
  const clock = { now: new Date('2026-11-21T17:00:00Z') };
  let codes = 0;
  const verified = new Set<string>();
  let cut: { readonly when: 'before' | 'after'; passes: number } | undefined;
  const common = {
    ...stores,
    ...bonuses,
    commitTogether: stores.tables.commitTogether,
    ...createFakeAffiliates(stores.tables),
    traits: createFakeTraits(stores.tables).traits,
    referrals,
    checks: identity.checks,
    metrics: createFakeMetrics(stores.tables),
    // Every player is new.
    players: { find: async () => undefined, namesOf: async () => new Map() },
    drawCode: () => BigInt(codes++),
    wallets: { ...stores.wallets, commit },
    serverSeeds: async () => openSeeds,
    now: () => clock.now,
    pause: async () => undefined,
    log: () => undefined,
    rules: {
      ...defaultRules,
      shortestCycleMs: { slots: 0, others: 0 },
      writesPerSecond: 1000,
      identityCheckAbove: amount(10_000),
    },
    makeClientSeed: () => 'client-seed',
    makeSecret: () => 'secret',
    welcomeGold: amount(10_000),
    api: { siteOrigin: 'https://play.example', log: () => undefined },
  };
  const loadOrOpen = (player: string) =>
    loadOrOpenWallet(common, player, async () => ({
      player,
      email: `${player}@jade.test`,
      isEmailVerified: verified.has(player),
    }));
  const dependencies = { ...common, loadOrOpen };
  const apps = {
    play: playRoutes(dependencies),
    bonuses: bonusRoutes(dependencies),
    admin: adminRoutes({
      ...dependencies,
      ...identity,
      ...log,
      ...createFakeShop([], stores.tables),
      ...users,
      sealOfCodes: async () => openSeal(),
      ...createFakePictures(),
    }),
  };
  let keys = 0;

  /** Sends a request as a player, under a fresh idempotency key by default. */
  async function callApi(
    player: string,
    method: string,
    path: string,
    body?: object,
    key = `key-${(keys += 1)}`,
  ) {
    const area = path.split(/[/?]/)[1];
    const app = area === 'bonuses' || area === 'admin' ? apps[area] : apps.play;
    const claims = {
      sub: player,
      token_use: 'access',
      auth_time: String(Math.floor(clock.now.getTime() / 1_000)),
      'cognito:groups': area === 'admin' ? groupOf(player) : '',
    };
    const event = authorizedEvent(claims);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await app.request(path, init, { event });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  }

  /** Adds a player; by default with a confirmed address and a declared residency. */
  async function join(
    player: string,
    { isVerified = true, residency = grownUp as typeof grownUp | null } = {},
  ) {
    if (isVerified) verified.add(player);
    if (residency) await callApi(player, 'PUT', '/player/residency', residency);
    return {
      player,
      callApi: (method: string, path: string, body?: object, key?: string) =>
        callApi(player, method, path, body, key),
      read: async () => (await callApi(player, 'GET', '/bonuses')).body,
      wallet: async () => (await stores.wallets.load(player))!,
      grants: () =>
        stores.entries
          .filter(({ transaction }) => transaction.player === player)
          .map(({ transaction }) => transaction),
      verify: () => void verified.add(player),
    };
  }
  /** Commits, unless the test injects a crash before or after. */
  async function commit(...change: Parameters<typeof stores.wallets.commit>) {
    const crash = cut && cut.passes === 0 ? cut.when : undefined;
    if (crash) cut = undefined;
    else if (cut) cut.passes -= 1;
    if (crash === 'before') throw new Outage('cut off before the commit');
    const result = await stores.wallets.commit(...change);
    if (crash === 'after') throw new Outage('cut off after the commit');
    return result;
  }
  /** Crashes around a commit, after a number of others. */
  const cutCommit = (when: 'before' | 'after', passes = 0) => void (cut = { when, passes });
  const at = (instant: string) => void (clock.now = new Date(instant));
  return { stores, ...log, users, identity, bonuses, clock, dependencies, callApi, join, at, cutCommit };
}

/** Admin routes get an admin group by the caller's name. */
function groupOf(admin: string): string {
  return admin === 'superadmin' ? 'SUPERADMINS' : 'ADMINS';
}

export function refusedAs({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return [status, body.error?.code];
}
