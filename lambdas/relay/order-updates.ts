import { createHash } from 'node:crypto';
import { type CorrectableOrder, orderCorrections } from '#domain/notices/order-corrected';
import { orderMoved } from '#domain/notices/order-moved';
import type { Order } from '#domain/rewards/order';
import { groupOf, type NoticeMessage } from '#lambdas/notices/messages';
import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import type { PushEvent } from './push-event';

/** The part of an item of the `orders` table that is needed; instants are strings. */
type OrderItem = Pick<Order, 'player' | 'id' | 'revision'> &
  CorrectableOrder & {
    readonly timeline: readonly (Omit<Order['timeline'][number], 'at'> & { readonly at: string })[];
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

/**
 * The notice events of an order whose status this change updated, or whose address or code an admin corrected. The stream may repeat it,
 * and viewing a code is neither.
 */
export function noticesOfOrder({ change, before, after }: StreamRow): QueuedEvent[] {
  if (change !== 'MODIFY') return [];
  const order = after() as Row & OrderItem;
  const known = before() as (Row & OrderItem) | undefined;
  const step = order.timeline.at(-1);
  const moved = order.timeline.length > (known?.timeline.length ?? 0) ? orderMoved(order) : null;
  return [
    ...(step && moved
      ? [queued(order, { name: order.timeline.length, at: step.at, noticeEvent: moved })]
      : []),
    ...orderCorrections(order, known).map((correction) => queued(order, correction)),
  ];
}

function queued(
  { player, id }: OrderItem,
  { name, at, noticeEvent }: { name: string | number; at: string; noticeEvent: NoticeMessage['noticeEvent'] },
): QueuedEvent {
  const event = createHash('sha256')
    .update(JSON.stringify([player, id, name]))
    .digest('base64url');
  const message: NoticeMessage = { player, event, at, noticeEvent };
  return { id: event, group: groupOf(player), message };
}
