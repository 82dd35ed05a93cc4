import { isDeepStrictEqual } from 'node:util';
import { isEdit } from '#domain/audit/product-act';
import type { LedgerDetail } from '#domain/ledger/ledger-detail';
import { isBesideProducts } from '#domain/rewards/product-rows';
import type { QuestItem } from '#lambdas/quests/stores/quest-item';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import type { LedgerRow } from '#lambdas/wallet/stores/ledger-row';
import { eventsOfOrder, isOfOrder } from './order-updates';
import type { PushEvent } from './push-event';
import { type ProductChangeInput, productFields } from './push-message';

/**
 * What subscribers are to be told of a row of the ledger, of the dailies, of the orders or of the products, if they would see anything of it.
 *
 * @throws Error for a row that does not hold what its table holds
 */
export function eventsOfRow(row: StreamRow): readonly PushEvent[] {
  if ('topic' in row.key) return eventsOfDaily(row);
  if ('entry' in row.key) return eventsOfMovement(row);
  if (isOfOrder(row)) return eventsOfOrder(row);
  // What is left beside products is the check of who a player is, and tickets; pages ask for both themselves.
  return 'id' in row.key ? eventsOfProduct(row) : [];
}

/** Of all that comes back each day quests alone move while somebody plays; pages read how. */
function eventsOfDaily({ eventId, change, key, after }: StreamRow): PushEvent[] {
  const { player, topic } = key as Pick<QuestItem, 'player' | 'topic'>;
  const [, week] = /^quests#(.+)$/.exec(topic) ?? [];
  if (change === 'REMOVE' || week === undefined) return [];
  const { revision, movedAt } = after() as Row & QuestItem;
  const update = { topic: week, text: '', sequence: revision };
  const input = { player, kind: 'quests', ...update, at: new Date(movedAt).toISOString() } as const;
  return [{ id: eventId, group: `player#${player}`, message: { mutation: 'publishPlayerEvent', input } }];
}

/** Kinds of transactions that one page asked for and answered, again and again. */
const roundKinds: readonly string[] = ['round', 'round-open'] satisfies LedgerDetail['kind'][];

/**
 * Publishes balances after every transaction that moves coins except rounds. A page receives the balances in the answer to its own
 * round and shares them with the other tabs of its browser; a page on another device reads them (`web/src/lib/player-events.ts`).
 * One event per round would cost as much as all database writes of the round.
 */
function eventsOfMovement({ eventId, change, after }: StreamRow): PushEvent[] {
  if (change !== 'INSERT') return [];
  const { player, sequence, at, balances, postings, detail } = after() as Row & LedgerRow;
  if (postings.length === 0 || roundKinds.includes(detail.kind)) return [];
  const { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld } = balances;
  const told = { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld };
  const input = { player, kind: 'balances', ...told, sequence, at } as const;
  const message = { mutation: 'publishPlayerEvent', input } as const;
  return [{ id: eventId, group: `player#${player}`, message }];
}

/**
 * Publishes only changes that did not come through the GraphQL API, whose own mutations reach subscribers at once: every write of
 * theirs gives the product a new `edit`, which sales leave alone, and only the API deletes products. A withdrawal is published
 * whoever made the change, because changes of inactive products reach admins only. Rows beside the products are no products.
 */
function eventsOfProduct({ eventId, change, key, before, after }: StreamRow): PushEvent[] {
  if (change === 'REMOVE' || isBesideProducts(key['id'])) return [];
  const input = shownOf(after());
  const known = change === 'MODIFY' ? shownOf(before()) : undefined;
  if (isDeepStrictEqual(input, known)) return [];
  const { id, revision } = input as { id: string; revision: number };
  // An id is a group as it is: with a word before it the longest would be none.
  const changed: PushEvent[] = isEdit(before(), after() as Row)
    ? []
    : [{ id: eventId, group: id, message: { mutation: 'publishRewardProductChange', input } }];
  if (known?.active !== true || input.active === true) return changed;
  const message = { mutation: 'publishRewardProductWithdrawal', input: { id, revision } } as const;
  return [...changed, { id: `${eventId}-withdrawal`, group: id, message }];
}

/** @throws Error when the stream does not carry the image */
function shownOf(product: Row | undefined): ProductChangeInput {
  if (!product) throw new Error('The stream of the products tells of a change without the product');
  return Object.fromEntries(
    productFields.flatMap((name) => (name in product ? [[name, product[name]]] : [])),
  );
}
