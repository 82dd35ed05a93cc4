import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { HoldsOfDay } from '#domain/rewards/hold-ceiling';
import type { Reservation } from '#domain/rewards/reservation';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';

/** Names a reservation from outside of its player's requests. */
export interface ReservationName {
  readonly player: string;
  readonly reservation: string;
}

/**
 * What is held for checkouts, one reservation a player. Every write but the first holds only while the reservation is the one
 * that was read and, where pieces go on from it, still held: of a checkout, a lapse, a release and the next reservation one
 * comes through.
 */
export interface ReservationStore {
  /** A player's last reservation, whatever became of it. Strongly consistent. */
  load(player: string): Promise<Reservation | undefined>;
  /** Those whose time is over and whose pieces are still kept, the oldest first, in pages. */
  due(now: Date): AsyncIterable<readonly ReservationName[]>;
  /** Puts a new reservation where there is none or the one that was read. */
  replace(before: Reservation | undefined, next: Reservation): AtomicWrite;
  /** Turns what is held into an order, in time. */
  order(held: Reservation, now: Date): AtomicWrite;
  /** Ends a hold whose time is over. */
  lapse(held: Reservation, now: Date): AtomicWrite;
  /** Ends a hold because its player says so. */
  release(held: Reservation): AtomicWrite;
}

/** An item of the `reservations` table. */
interface ReservationItem extends Omit<Reservation, 'expiresAt' | 'holdsOfDay'> {
  /** Milliseconds since 1970: the index sorts by it. */
  readonly expiresAt: number;
  /** There only while pieces are kept, so that the index `by-expiry` holds nothing else. */
  readonly held?: typeof heldMark;
  /** Left out by what was held before it was counted. */
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
    let after: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'by-expiry',
          KeyConditionExpression: '#held = :held AND #expiresAt <= :now',
          ExpressionAttributeNames: { '#held': 'held', '#expiresAt': 'expiresAt' },
          ExpressionAttributeValues: { ':held': heldMark, ':now': now.getTime() },
          Limit: mostPerPage,
          ...(after && { ExclusiveStartKey: after }),
        }),
      );
      yield (Items as ReservationItem[]).map(({ player, id }) => ({ player, reservation: id }));
      after = LastEvaluatedKey;
    } while (after);
  }

  function replace(before: Reservation | undefined, next: Reservation): AtomicWrite {
    const condition = before
      ? {
          ConditionExpression: '#id = :id AND #state = :state',
          ExpressionAttributeNames: { '#id': 'id', '#state': 'state' },
          ExpressionAttributeValues: { ':id': before.id, ':state': before.state },
        }
      : {
          ConditionExpression: 'attribute_not_exists(#id)',
          ExpressionAttributeNames: { '#id': 'id' },
        };
    return atomicWrite(`reservation ${next.id}`, {
      Put: { TableName: table, Item: toItem(next), ...condition },
    });
  }

  /** Writes what a hold has become and takes its mark away, if it is still this one, held and, where that counts, in time. */
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

function toItem({ expiresAt, holdsOfDay, ...reservation }: Reservation): Record<string, unknown> {
  const mark = reservation.state === 'held' && { held: heldMark };
  return { ...reservation, expiresAt: expiresAt.getTime(), ...mark, ...(holdsOfDay && { holdsOfDay }) };
}

function fromItem({ held: _mark, expiresAt, holdsOfDay, ...reservation }: ReservationItem): Reservation {
  return { ...reservation, expiresAt: new Date(expiresAt), holdsOfDay: holdsOfDay ?? null };
}
