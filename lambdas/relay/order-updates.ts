import { createHash } from 'node:crypto';
import { orderMoved } from '#domain/notices/order-moved';
import type { Order } from '#domain/rewards/order';
import { groupOf, type NoticeMessage } from '#lambdas/notices/messages';
import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import type { PushEvent } from './push-event';

/** The part of an item of the `orders` table that is needed; instants are strings. */
type OrderItem = Pick<Order, 'player' | 'id' | 'revision'> & {
  readonly timeline: readonly (Omit<Order['timeline'][number], 'at'> & { readonly at: string })[];
  readonly codes: readonly unknown[];
};

/** Whether a row is an order: of the followed streams, only their keys consist of a player and an id. */
export function isOfOrder({ key }: StreamRow): boolean {
  return Object.keys(key).sort().join() === 'id,player';
}

/** Tells an open order page to read the order again. Placing an order publishes nothing, because the page has the response. */
export function eventsOfOrder({ eventId, change, after }: StreamRow): PushEvent[] {
  if (change !== 'MODIFY') return [];
  const { player, id, revision, timeline } = after() as Row & OrderItem;
  const at = timeline.at(-1)?.at;
  if (at === undefined) throw new Error('An order has no step');
  const input = { player, kind: 'order', topic: id, text: '', sequence: revision, at } as const;
  return [{ id: eventId, group: `player#${player}`, message: { mutation: 'publishPlayerEvent', input } }];
}

/** The notice event of an order whose status this change updated. The stream may repeat it, and viewing a code is no step. */
export function noticesOfOrder({ change, before, after }: StreamRow): QueuedEvent[] {
  if (change !== 'MODIFY') return [];
  const order = after() as Row & OrderItem;
  const known = (before() as (Row & OrderItem) | undefined)?.timeline.length ?? 0;
  const step = order.timeline.at(-1);
  const noticeEvent = order.timeline.length > known ? orderMoved(order) : null;
  if (!step || !noticeEvent) return [];
  const event = createHash('sha256')
    .update(JSON.stringify([order.player, order.id, order.timeline.length]))
    .digest('base64url');
  const message: NoticeMessage = { player: order.player, event, at: step.at, noticeEvent };
  return [{ id: event, group: groupOf(order.player), message }];
}
