import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { HoldsOfDay } from '#domain/rewards/hold-ceiling';
import type { Reservation } from '#domain/rewards/reservation';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent } from '#lambdas/runtime/aws/conditions';
import { queryPages } from '#lambdas/runtime/aws/query-pages';

/** Identifies a reservation outside of its player's requests. */
export interface ReservationName {
  readonly player: string;
  readonly reservation: string;
}

/**
 * Reservations of checkouts, one per player. Every write except the first is conditional on the reservation that was read and, when it
 * passes pieces on, on its hold being open. A checkout, lapse, release or next reservation therefore excludes the others.
 */
export interface ReservationStore {
  /** Returns a player's last reservation in any state. Strongly consistent. */
  load(player: string): Promise<Reservation | undefined>;
  /** Pages through expired reservations that are still held, oldest first. */
  due(now: Date): AsyncIterable<readonly ReservationName[]>;
  /** Writes a reservation where there is none, or in place of the one that was read. */
  replace(before: Reservation | undefined, next: Reservation): AtomicWrite;
  /** Marks a hold as ordered, before its expiry. */
  order(held: Reservation, now: Date): AtomicWrite;
  /** Ends a hold after its expiry. */
  lapse(held: Reservation, now: Date): AtomicWrite;
  /** Ends a hold at its player's request. */
  release(held: Reservation): AtomicWrite;
}

/** An item of the `reservations` table. */
interface ReservationItem extends Omit<Reservation, 'expiresAt' | 'holdsOfDay'> {
  /** Milliseconds since 1970, the sort key of the index. */
  readonly expiresAt: number;
  /** Present only while pieces are held, so that the sparse index `by-expiry` contains nothing else. */
  readonly held?: typeof heldMark;
  /** Missing in items written before holds were counted. */
  readonly holdsOfDay?: HoldsOfDay;
}

const heldMark = 'held';
const mostPerPage = 100;

export function createReservationStore(client: DynamoDBDocumentClient, table: string): ReservationStore {
  return {
    load,
    due,
    replace,
    order: (held, now) => end(held, 'ordered', { only: '#expiresAt > :now', now }),
    lapse: (held, now) => end(held, 'lapsed', { only: '#expiresAt <= :now', now }),
    release: (held) => end(held, 'released'),
  };

  async function load(player: string): Promise<Reservation | undefined> {
    const key = { TableName: table, Key: { player }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && fromItem(Item as ReservationItem);
  }

  async function* due(now: Date): AsyncGenerator<readonly ReservationName[]> {
    const pages = queryPages<ReservationItem>(client, {
      TableName: table,
      IndexName: 'by-expiry',
      KeyConditionExpression: '#held = :held AND #expiresAt <= :now',
      ExpressionAttributeNames: { '#held': 'held', '#expiresAt': 'expiresAt' },
      ExpressionAttributeValues: { ':held': heldMark, ':now': now.getTime() },
      Limit: mostPerPage,
    });
    for await (const items of pages) yield items.map(({ player, id }) => ({ player, reservation: id }));
  }

  function replace(before: Reservation | undefined, next: Reservation): AtomicWrite {
    const condition = before
      ? {
          ConditionExpression: '#id = :id AND #state = :state',
          ExpressionAttributeNames: { '#id': 'id', '#state': 'state' },
          ExpressionAttributeValues: { ':id': before.id, ':state': before.state },
        }
      : ifAbsent('id');
    return atomicWrite(`reservation ${next.id}`, {
      Put: { TableName: table, Item: toItem(next), ...condition },
    });
  }

  /**
   * Writes the final state and removes the mark, under the condition that this hold is open and, where given, that the time condition
   * holds.
   */
  function end(
    { player, id }: Reservation,
    state: Reservation['state'],
    time?: { only: string; now: Date },
  ): AtomicWrite {
    return atomicWrite(`reservation ${id}`, {
      Update: {
        TableName: table,
        Key: { player },
        UpdateExpression: 'SET #state = :state REMOVE #held',
        ConditionExpression: `#id = :id AND #held = :held${time ? ` AND ${time.only}` : ''}`,
        ExpressionAttributeNames: {
          '#id': 'id',
          '#held': 'held',
          '#state': 'state',
          ...(time && { '#expiresAt': 'expiresAt' }),
        },
        ExpressionAttributeValues: {
          ':id': id,
          ':held': heldMark,
          ':state': state,
          ...(time && { ':now': time.now.getTime() }),
        },
      },
    });
  }
}

export function toItem({ expiresAt, holdsOfDay, ...reservation }: Reservation): Record<string, unknown> {
  const mark = reservation.state === 'held' && { held: heldMark };
  return { ...reservation, expiresAt: expiresAt.getTime(), ...mark, ...(holdsOfDay && { holdsOfDay }) };
}

export function fromItem({
  held: _mark,
  expiresAt,
  holdsOfDay,
  ...reservation
}: ReservationItem): Reservation {
  return { ...reservation, expiresAt: new Date(expiresAt), holdsOfDay: holdsOfDay ?? null };
}
