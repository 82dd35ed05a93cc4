import { isDeepStrictEqual } from 'node:util';
import { isEdit } from '#domain/audit/product-act';
import type { LedgerDetail } from '#domain/ledger/ledger-detail';
import { isBesideProducts } from '#domain/rewards/product-rows';
import { isStoredProductOpen } from '#domain/rewards/random-prize';
import type { ProductItem } from '#lambdas/catalog/stores/product-store';
import type { QuestItem } from '#lambdas/quests/stores/quest-item';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import type { LedgerRow } from '#lambdas/wallet/stores/ledger-row';
import { eventsOfOrder, isOfOrder } from './order-updates';
import type { PushEvent } from './push-event';
import { type ProductChangeInput, productFields } from './push-message';

/**
 * The events that subscribers receive for a row of the ledger, the dailies, the orders or the products.
 *
 * @throws Error for a row that does not match its table
 */
export function eventsOfRow(row: StreamRow): readonly PushEvent[] {
  if ('topic' in row.key) return eventsOfDaily(row);
  if ('entry' in row.key) return eventsOfMovement(row);
  if (isOfOrder(row)) return eventsOfOrder(row);
  // The other rows are identity checks and tickets, which pages read themselves.
  return 'id' in row.key ? eventsOfProduct(row) : [];
}

/** Of the dailies, only quests change while a player plays; pages then read them. */
function eventsOfDaily({ eventId, change, key, after }: StreamRow): PushEvent[] {
  const { player, topic } = key as Pick<QuestItem, 'player' | 'topic'>;
  const [, week] = /^quests#(.+)$/.exec(topic) ?? [];
  if (change === 'REMOVE' || week === undefined) return [];
  const { revision, movedAt } = after() as Row & QuestItem;
  const update = { topic: week, text: '', sequence: revision };
  const input = { player, kind: 'quests', ...update, at: new Date(movedAt).toISOString() } as const;
  return [{ id: eventId, group: `player#${player}`, message: { mutation: 'publishPlayerEvent', input } }];
}

/** Kinds of transactions whose page receives the balances in its own response, and which are frequent. */
const roundKinds: readonly string[] = ['round', 'round-open'] satisfies LedgerDetail['kind'][];

/**
 * Publishes balances after every transaction that moves coins except rounds. A page receives the balances in the answer to its own
 * round and shares them with the other tabs of its browser; a page on another device reads them (`web/src/lib/live/player-events.ts`).
 * One event per round would cost as much as all database writes of the round.
 */
function eventsOfMovement({ eventId, change, after }: StreamRow): PushEvent[] {
  if (change !== 'INSERT') return [];
  const { player, sequence, at, balances, postings, detail } = after() as Row & LedgerRow;
  if (postings.length === 0 || roundKinds.includes(detail.kind)) return [];
  const { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld } = balances;
  const publishedBalances = { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld };
  const input = { player, kind: 'balances', ...publishedBalances, sequence, at } as const;
  const message = { mutation: 'publishPlayerEvent', input } as const;
  return [{ id: eventId, group: `player#${player}`, message }];
}

/**
 * Publishes only changes that did not come through the GraphQL API, whose own mutations reach subscribers at once: every write of the API
 * gives the product a new `edit`, which sales leave unchanged, and only the API deletes products. A withdrawal is always published, because
 * changes of inactive products reach admins only. Other items of the products' table are skipped.
 */
function eventsOfProduct({ eventId, change, key, before, after }: StreamRow): PushEvent[] {
  if (change === 'REMOVE' || isBesideProducts(key['id'])) return [];
  const input = shownOf(after());
  const known = change === 'MODIFY' ? shownOf(before()) : undefined;
  if (isDeepStrictEqual(input, known)) return [];
  const { id, revision } = input as { id: string; revision: number };
  // The id itself is the group: with a prefix, the longest id would exceed the limit.
  const changed: PushEvent[] = isEdit(before(), after() as Row)
    ? []
    : [{ id: eventId, group: id, message: { mutation: 'publishRewardProductChange', input } }];
  if (known?.active !== true || input.active === true) return changed;
  const message = { mutation: 'publishRewardProductWithdrawal', input: { id, revision } } as const;
  return [...changed, { id: `${eventId}-withdrawal`, group: id, message }];
}

/** @throws Error when the stream does not carry the image */
function shownOf(product: Row | undefined): ProductChangeInput {
  if (!product) throw new Error('The stream of products contains a change without a product');
  const shown: Row = { ...product, openToOrders: isStoredProductOpen(product as Row & ProductItem) };
  return Object.fromEntries(productFields.flatMap((name) => (name in shown ? [[name, shown[name]]] : [])));
}
