import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { deleteAccounts } from '#lambdas/account/deletion/delete-accounts';
import { requestDeletion } from '#lambdas/account/deletion/request-deletion';
import { createDeletionStore } from '#lambdas/account/stores/deletion-store';
import { erasedTables } from '#lambdas/account/stores/erased-tables-fixture';
import { createErasureStore } from '#lambdas/account/stores/erasure-store';
import { createMailboxStore } from '#lambdas/account/stores/mailbox-store';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { type Command, createDatabase } from '#lambdas/in-memory/database';
import { tableSchemas } from '#lambdas/in-memory/schema';
import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { affiliateStores } from '#lambdas/runtime/composition/affiliates';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import { grantCoins } from '../../lambdas/wallet/grant-coins';
import { loadOrOpenWallet } from '../../lambdas/wallet/open-wallet';
import { sizes } from '../scale';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const player = '7a1c0c5e-0000-4000-8000-000000000031';
const email = 'leaving@jade.test';
const begins = new Date('2026-11-21T12:00:00.000Z');

/** The external call at which a worker is killed, before or after its effect. */
interface Kill {
  readonly at: number;
  readonly when: 'before' | 'after';
}

/**
 * Deletes a fully populated account; the worker runs at each scheduled hour.
 *
 * @param kill  where the worker is killed; null for a complete run
 */
async function runDeletion(kill: Kill | null) {
  let now = begins;
  let calls = 0;
  let isDead = false;
  let countsCalls = false;
  const database = createDatabase(tableSchemas, () => undefined);
  const bucket = new Set([
    `avatars/${player}`,
    `exports/${player}/a.zip`,
    `identity/${player}/card/${'c'.repeat(64)}`,
  ]);
  const pool = new Map([[player, { email, isSignedIn: true }]]);
  const mailed = new Map<string, string>();

  /** An external effect of the worker. */
  async function callExternal<Answer>(call: () => Answer | Promise<Answer>): Promise<Answer> {
    if (!countsCalls) return call();
    if (isDead) throw new Error('The worker is dead');
    calls += 1;
    const isKilled = calls === kill?.at;
    if (isKilled) isDead = true;
    if (isKilled && kill.when === 'before') throw new Error('Killed');
    const answer = await call();
    if (isKilled) throw new Error('Killed');
    return answer;
  }
  const client = {
    send: (command: Command) => callExternal(() => database.execute(command)),
  } as unknown as DynamoDBDocumentClient;
  const put = (TableName: string, Item: object) =>
    client.send(new PutCommand({ TableName, Item: { player, ...Item } }));

  const tables = { wallets: 'wallets', ledger: 'ledger', players: 'players' };
  const common = {
    wallets: createWalletStore(client, tables),
    ledger: createLedgerStore(client, 'ledger', []),
    mailboxes: createMailboxStore(client, 'players', { cost: 2 }),
    players: createPlayerStore(client, 'players'),
    orders: createOrderStore(client, 'orders'),
    purchases: createPurchaseStore(client, 'purchases'),
    ...affiliateStores(client, 'affiliates'),
    deletions: createDeletionStore(client, 'notices'),
    notices: createNoticeStore(client, 'notices'),
    now: () => now,
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
    rules: { writesPerSecond: 20 },
  };
  const loadOrOpen = () =>
    loadOrOpenWallet(common, player, async () => ({ player, email, isEmailVerified: true }));
  const work = deleteAccounts({
    ...common,
    erasure: createErasureStore(client, erasedTables),
    files: {
      removeAll: (who) =>
        callExternal(() => bucket.forEach((key) => void (key.includes(who) && bucket.delete(key)))),
    },
    directory: {
      find: (name) => callExternal(() => pool.get(name) && { email, isEmailVerified: true }),
      usernameOf: (who) => callExternal(() => (pool.has(who) ? who : undefined)),
      endSignIns: (name) => callExternal(() => void (pool.get(name)!.isSignedIn = false)),
      remove: (name) => callExternal(() => void pool.delete(name)),
    },
    events: {
      send: (events) =>
        callExternal(() => {
          for (const { id, message } of events)
            mailed.set(id, (message as { noticeEvent: { kind: string } }).noticeEvent.kind);
          return [];
        }),
    },
  });

  await loadOrOpen();
  const grant = { key: 'won', account: 'player:sweeps-redeemable', amount: amount(1_234) } as const;
  await grantCoins({ ...common, loadOrOpen }, player, { ...grant, reason: 'demo-prize' });
  await createPersonalData(put);
  await requestDeletion({ ...common, loadOrOpen }, { id: player, signedInAt: now }, 'ask');

  countsCalls = true;
  for (const ms of [11 * dayMs, 14 * dayMs, 14 * dayMs + 2 * hourMs]) {
    now = new Date(begins.getTime() + ms);
    // Each hour has one extra run, and a killed run is repeated.
    for (let runs = 0; runs < 2; runs += 1) {
      await work().catch((error: unknown) => {
        if (!isDead) throw error;
        runs -= 1;
      });
      isDead = false;
    }
  }
  countsCalls = false;
  return { remaining: dump(), bucket, pool, mailed: [...mailed.values()], calls };

  /** Content of all tables, without random values. */
  function dump(): string {
    const rows = Object.entries(database.tables).flatMap(([name, table]) =>
      [...table.items()].map((item) => `${name} ${JSON.stringify(item)}`),
    );
    return rows
      .map((row) => row.replace(/mailbox#[\w-]+/, 'mailbox#hash').replace(/"key":"[^"]+"/, '"key":"drawn"'))
      .sort()
      .join('\n');
  }
}

async function createPersonalData(put: (table: string, item: object) => Promise<unknown>): Promise<void> {
  await put('carts', { version: 1, lines: [], updatedAt: begins.toISOString() });
  for (const topic of ['bonus', 'wheel', 'quests#2026-11-16']) await put('dailies', { topic, revision: 1 });
  for (const id of ['#inbox', '#event#a', '2026-11-20T12:00:00.000Z-a', '#presence'])
    await put('notices', { id });
  await put('free-entries', { id: 'postal-code', code: 'ABCD' });
  await put('free-entries', { player: 'code#ABCD', id: 'holder', holder: player });
  const delivered = [{ status: 'delivered', at: begins.toISOString() }];
  const address = { name: 'Mei Wong', line1: '1 Pier Road' };
  const order = {
    placedAt: begins.toISOString(),
    status: 'delivered',
    timeline: delivered,
    lines: [],
    codes: [],
  };
  await put('orders', { id: '2026-11-20-1', ...order, total: 100, address, contact: email });
  const application = { site: 'https://mei-of-the-harbour.test', audience: 'Readers who like slots' };
  await put('affiliates', { owner: player, id: 'program', application, state: 'approved', revision: 2 });
  await put('affiliates', { owner: `postbacks#${player}`, id: '2026-11-20T12:00:00.000Z#e', click: 'c' });
  const thread = [{ kind: 'message', from: 'player', text: 'It is me, Mei Wong', request: 'a' }];
  await put('tickets', { ticket: '2026-11-20-120000000-3f9a1c', topic: 'other', thread, revision: 1 });
  await put('tickets', { ticket: '#book', open: 1, openedAt: [begins.toISOString()], revision: 1 });
  const about = { kind: 'player', id: player };
  await put('notes', { id: `player#${player}#n`, about, author: 'admin', text: 'Mei called about her cat' });
  const document = { id: 'card', kind: 'photo-id', state: 'accepted', requestedAt: begins.toISOString() };
  const check = { state: 'approved', queuedAt: begins.toISOString(), revision: 3, timeline: [] };
  await put('identity-checks', { ...check, documents: [document] });
}

describe('a deletion with a killed worker', () => {
  it('has the same result when the worker is killed before or after any call', async () => {
    const completeRun = await runDeletion(null);
    expect(completeRun.calls).toBeGreaterThan(40);
    const ends = new Map<string, number>();

    for (let at = 1; at <= completeRun.calls; at += sizes.callsBetweenKills)
      for (const when of ['before', 'after'] as const) {
        const { remaining, bucket, pool, mailed } = await runDeletion({ at, when });
        const end = JSON.stringify({ remaining, files: [...bucket], pool: [...pool], mailed });
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }

    const { remaining, bucket, pool, mailed } = completeRun;
    expect([...ends.keys()].map((end) => JSON.parse(end))).toEqual([
      { remaining, files: [...bucket], pool: [...pool], mailed },
    ]);
  });

  it('leaves only the id, balanced books and no personal data', async () => {
    const { remaining, bucket, pool, mailed } = await runDeletion(null);

    for (const erased of [
      email,
      '1 Pier Road',
      '#presence',
      '"topic"',
      'photo-id',
      'ABCD',
      'mei-of',
      'postbacks#',
      'It is me',
      'her cat',
      '#book',
      '#deletion',
    ])
      expect(remaining).not.toContain(erased);
    expect(remaining).toContain('"deletedAt"');
    expect(remaining.match(/"kind":"account-closed"/g)).toHaveLength(1);
    expect(remaining).toContain('["house:closures","sweeps",1234]');
    expect([bucket.size, pool.size]).toEqual([0, 0]);
    expect(mailed).toEqual(['deletion-soon']);
  });
});
