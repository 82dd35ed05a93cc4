import { gamesOnRecord } from '#domain/games/games-on-record';
import { countAffiliates } from '#lambdas/affiliates/count-affiliates';
import type { Item } from '#lambdas/in-memory/item';
import type { TableName } from '#lambdas/in-memory/schema';
import { countOrders } from '#lambdas/metrics/count-orders';
import { createOrderCountStore } from '#lambdas/metrics/stores/order-count-store';
import type { NoticeMessage } from '#lambdas/notices/messages';
import { createReminderStore } from '#lambdas/notices/stores/reminder-store';
import { writeNotice } from '#lambdas/notices/write-notice';
import { countInTurn } from '#lambdas/projections/count-in-turn';
import { projectRows } from '#lambdas/projections/project-rows';
import { countQuests } from '#lambdas/quests/count-quests';
import { noticesOfRow } from '#lambdas/relay/notice-of-row';
import type { OrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import type { StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { createLedgerRows } from '#lambdas/wallet/stores/ledger-rows';
import { createPlayStates } from '#lambdas/wallet/stores/play-states';
import { createPlayerZones } from '#lambdas/wallet/stores/player-zones';
import { storeNotableWins } from '#lambdas/wins/store-notable-wins';
import { createWinStore } from '#lambdas/wins/stores/win-store';
import type { Product } from './product';

/**
 * Tables whose changes the history follows, with the attributes of their keys. The streams of a stage write the notices of tickets and
 * identity checks when these are loaded, because their events are named by the id of the player.
 */
const followed = {
  ledger: ['player', 'entry'],
  orders: ['player', 'id'],
} as const satisfies Partial<Record<TableName, readonly string[]>>;

type FollowedTable = keyof typeof followed;

/** As many rows as a stream delivers together. */
const batchSize = 100;

/**
 * Follows the tables of the history as the streams of a stage do.
 *
 * @returns a function that projects what has changed since the last call, at the present of the history, and writes its notices
 */
export function followTables(product: Product): () => Promise<void> {
  const changes = new Map<FollowedTable, StreamRow[]>();
  for (const table of Object.keys(followed) as FollowedTable[]) collect(table);
  const projecting = projectionsOf(product);
  const notices = queueOfNotices(product);
  return async () => {
    for (const rows of inBatches(taken('ledger'))) await projectAll(rows);
    await orderCounts(taken('orders'));
  };

  function collect(table: FollowedTable): void {
    const known = new Map<string, Item>();
    const rows: StreamRow[] = [];
    changes.set(table, rows);
    product.tables.onWrite<Item>(table, (after) => {
      const key = Object.fromEntries(followed[table].map((name) => [name, after[name]]));
      const name = JSON.stringify(key);
      const before = known.get(name);
      known.set(name, after);
      const sequenceNumber = String(rows.length);
      const change = before ? 'MODIFY' : 'INSERT';
      rows.push({ eventId: name, sequenceNumber, change, key, before: () => before, after: () => after });
    });
  }

  function taken(table: FollowedTable): StreamRow[] {
    return changes.get(table)?.splice(0) ?? [];
  }

  async function projectAll(rows: readonly StreamRow[]): Promise<void> {
    const { batchItemFailures } = await projectRows(
      { ...projecting, readRows: () => [...rows] },
      { Records: [] },
    );
    if (batchItemFailures.length > 0) throw new Error('Rows of the history could not be projected');
    await notify(rows);
  }

  async function orderCounts(rows: readonly StreamRow[]): Promise<void> {
    const { batchItemFailures } = await countOrders(projecting, rows);
    if (batchItemFailures.length > 0) throw new Error('Orders of the history could not be counted');
    await notify(rows);
  }

  async function notify(rows: readonly StreamRow[]): Promise<void> {
    await notices.send(rows.flatMap(noticesOfRow));
  }
}

function projectionsOf(product: Product) {
  const { client } = product.tables;
  const zones = createPlayerZones(client, 'wallets');
  const wins = createWinStore(client, 'metrics');
  return {
    ...product,
    zones,
    orderCounts: createOrderCountStore(client, 'metrics'),
    ledgerRows: createLedgerRows(client, 'ledger', gamesOnRecord),
    countMovements: countInTurn([
      (moved) => countQuests({ ...product, zones }, moved),
      (moved) => countAffiliates({ ...product, zones }, moved),
      (moved) => storeNotableWins({ wins, now: product.now }, moved),
    ]),
  };
}

/** The queue of notices, which writes each one at once. */
export function queueOfNotices(product: Product): OrderedQueue {
  const write = noticesFor(product);
  return {
    async send(events) {
      for (const { message } of events) await write(message as NoticeMessage);
      return [];
    },
  };
}

/** Writes notices at the time of their event, marked as mailed, because made-up players have no mailbox. */
function noticesFor(product: Product): (message: NoticeMessage) => Promise<void> {
  const { client } = product.tables;
  return async (message) => {
    const at = new Date(message.at);
    const written: { id: string; player: string }[] = [];
    await writeNotice(
      {
        plays: createPlayStates(client, 'wallets'),
        notices: {
          async write(notice, now) {
            const id = await product.notices.write(notice, now);
            written.push({ id, player: notice.player });
            return id;
          },
        },
        reminders: createReminderStore(client, 'notices'),
        pushes: { send: async () => [] },
        mails: null,
        now: () => at,
      },
      message,
    );
    for (const notice of written) await product.notices.markMailed(notice, at);
  };
}

function inBatches<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_batch, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
}
