import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { noEmailChanges } from '#domain/player/email-change';
import { nothingSaved } from '#domain/player/saved-lists';
import { putOnRecord } from '#lambdas/audit/put-on-record';
import type { AuditEntry } from '#lambdas/audit/stores/audit-store';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeDeletions } from '#lambdas/fakes/deletions';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakeNotices } from '#lambdas/fakes/notices';
import { createFakePlayers } from '#lambdas/fakes/players';
import { createFakePurchases } from '#lambdas/fakes/purchases';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeTickets } from '#lambdas/fakes/tickets';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { accountRoutes } from '#lambdas/functions/api-account/routes';
import { playRoutes } from '#lambdas/play/routes';
import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { Outage } from '#lambdas/runtime/outage';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { newWalletItem } from '#lambdas/wallet/wallet-item-fixture';
import { walletsOfCallers } from '#lambdas/wallet/wallets-of-callers';
import type { AvatarFile } from './stores/avatar-files';
import type { ExportName } from './stores/export-files';

const player = '7a1c0c5e-0000-4000-8000-000000000021';
const openedAt = new Date('2026-11-01T12:00:00Z');

/** Unit-test fixture: one player's account routes and play routes over in-memory stores. The clock does not advance by itself. */
export function openAccount() {
  const stores = createFakeWallets();
  const emptyProfile = {
    displayName: null,
    addresses: [],
    acceptedTerms: [],
    mutedMail: [],
    showsNameWithWins: false,
    saved: nothingSaved,
  };
  const none = {
    dataExport: null,
    avatar: null,
    previousEmails: [],
    emailChanges: noEmailChanges,
    viewerRegion: null,
  };
  const memory = createFakePlayers(
    [{ player, email: 'player@jade.test', openedAt, ...emptyProfile, ...none, revision: 0 }],
    stores.tables,
  );
  stores.tables.put('wallets', newWalletItem(player, openedAt));
  const identity = createFakeIdentity(stores.tables);
  const notices = createFakeNotices(stores.tables);
  const shop = createFakeShop([], stores.tables);
  const purchases = createFakePurchases(stores.tables);
  const deletions = createFakeDeletions(stores.tables);
  const tickets = createFakeTickets(stores.tables);
  const clock = { now: new Date('2026-11-21T12:00:00.250Z') };
  const user = { email: 'player@jade.test', isEmailVerified: true };
  const ended: string[] = [];
  const waited: number[] = [];
  const pool = { isAway: false };
  let secrets = 0;
  const sentCodes: { email: string; pass: string }[] = [];
  const directory = {
    find: async (email: string) =>
      email === 'taken@jade.test' ? { email, isEmailVerified: true } : undefined,
    async sendCodeTo(_username: string, email: string, pass: string) {
      sentCodes.push({ email, pass });
      return true;
    },
    async restoreEmail(_username: string, email: string) {
      Object.assign(user, { email, isEmailVerified: true });
      return true;
    },
    endSignIns: async (username: string) => void ended.push(username),
  };
  const bucket = { uploads: new Map<string, Uint8Array>(), avatars: new Map<string, AvatarFile>() };
  const queue = { isAway: false, left: [] as object[] };

  const common = {
    ...stores,
    wallets: walletsOfCallers(stores.wallets),
    now: () => clock.now,
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
    rules: { ...defaultRules, shortestCycleMs: { slots: 0, others: 0 }, writesPerSecond: 20 },
    api: { siteOrigin: 'https://play.example', log: () => undefined },
  };
  const loadOrOpen = () => loadOrOpenWallet(common, player, async () => ({ player, ...user }));
  const { audit } = createFakeAudit(stores.tables);
  const dependencies = {
    ...common,
    loadOrOpen,
    players: memory.players,
    commitTogether: memory.commitTogether,
    ...identity,
    notices,
    orders: shop.orders,
    purchases: purchases.purchases,
    ...createFakeAffiliates(stores.tables),
    deletions,
    tickets: tickets.tickets,
    putOnRecord: (entry: AuditEntry) => putOnRecord({ audit, commitTogether: memory.commitTogether }, entry),
    triages: tickets.triages,
    traits: createFakeTraits(stores.tables).traits,
    findUser: async () => user,
    directory,
    readEdgeKey: async () => 'edge-key',
    makeSecret: () => `secret-${(secrets += 1)}`,
    exports: {
      async send(events: readonly QueuedEvent[]) {
        if (queue.isAway) return events.map(({ id }) => ({ id, error: new Outage('The queue is away') }));
        queue.left.push(...events.map(({ message }) => message));
        return [];
      },
    },
    files: {
      link: async ({ player: owner, id }: ExportName, seconds: number) =>
        `https://files/${owner}/${id}?${seconds}`,
    },
    avatars: {
      async readUpload(owner: string, mostBytes: number) {
        const bytes = bucket.uploads.get(owner);
        if (!bytes) return 'missing' as const;
        return bytes.length > mostBytes ? ('too-large' as const) : bytes;
      },
      save: async (owner: string, file: AvatarFile) => void bucket.avatars.set(owner, file),
      read: async (owner: string) => bucket.avatars.get(owner),
      remove: async (owner: string) => void bucket.avatars.delete(owner),
    },
    signAvatarForm: async (owner: string, { mostBytes }: { mostBytes: number }) => ({
      key: `uploads/avatars/${owner}`,
      mostBytes: String(mostBytes),
    }),
    async endSignIns(username: string) {
      if (pool.isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      ended.push(username);
    },
    async wait(ms: number) {
      waited.push(ms);
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const account = accountRoutes(dependencies);
  const play = playRoutes({ ...dependencies, serverSeeds: async () => openSeeds });

  /** Signs in at the current clock time. @returns a request function that sends this sign-in's claims */
  function signIn(groups = '') {
    const auth_time = String(Math.floor(clock.now.getTime() / 1000));
    const claims = {
      sub: player,
      token_use: 'access',
      username: 'Facebook_1',
      auth_time,
      'cognito:groups': groups,
    };
    const event = authorizedEvent(claims);
    return async (method: string, path: string, body?: object, key = 'key', more: object = {}) => {
      const app = /^\/(account|notices|public)/.test(path) ? account : play;
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...more };
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await app.request(path, request, { event });
      const text = await response.text();
      return { status: response.status, text, body: JSON.parse(text) };
    };
  }

  return {
    shop,
    purchases,
    deletions,
    tickets,
    dependencies,
    player,
    stores,
    memory,
    identity,
    notices,
    clock,
    user,
    sentCodes,
    ended,
    waited,
    pool,
    queue,
    bucket,
    signIn,
  };
}
