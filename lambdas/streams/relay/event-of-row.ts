import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { QueuedEvent } from '#stores/event-queue';
import type { LedgerRow } from '#stores/ledger-row';
import type { Row, StreamRow } from '#stores/stream-rows';
import { type ProductChangeInput, productFields, type PushMessage } from '../push-message';

/** An event with the message that push understands. */
export interface PushEvent extends QueuedEvent {
  readonly message: PushMessage;
}

/**
 * What subscribers are to be told of a row of the ledger or of the products, if they would see anything of it.
 *
 * @throws Error for a row that does not hold what its table holds
 */
export function eventOfRow(row: StreamRow): PushEvent | null {
  return 'player' in row.key ? eventOfMovement(row) : eventOfProduct(row);
}

/** The ledger's rows are written once. One that moves nothing, as a change of seeds, leaves what pages show as it is. */
function eventOfMovement({ eventId, change, after }: StreamRow): PushEvent | null {
  if (change !== 'INSERT') return null;
  const { player, sequence, at, balances, postings } = after() as Row & LedgerRow;
  if (postings.length === 0) return null;
  const { gold, sweepsUnplayed, sweepsRedeemable } = balances;
  const input = { player, kind: 'balances', gold, sweepsUnplayed, sweepsRedeemable, sequence, at } as const;
  return {
    id: eventId,
    group: groupOf('player', player),
    message: { mutation: 'publishPlayerEvent', input },
  };
}

/** Products are deleted through GraphQL alone, which tells of it itself; there is no mutation to tell of it again. */
function eventOfProduct({ eventId, change, key, before, after }: StreamRow): PushEvent | null {
  if (change === 'REMOVE') return null;
  const input = shownOf(after());
  if (change === 'MODIFY' && isDeepStrictEqual(input, shownOf(before()))) return null;
  const group = groupOf('product', key['id'] as string);
  return { id: eventId, group, message: { mutation: 'publishRewardProductChange', input } };
}

/** @throws Error when the stream does not carry the image */
function shownOf(product: Row | undefined): ProductChangeInput {
  if (!product) throw new Error('The stream of the products tells of a change without the product');
  return Object.fromEntries(
    productFields.flatMap((name) => (name in product ? [[name, product[name]]] : [])),
  );
}

/** SQS takes up to 128 characters of ASCII for a group, and an admin may give a product any id. */
function groupOf(kind: 'player' | 'product', id: string): string {
  const plain = `${kind}#${id}`;
  if (/^[!-~]{1,128}$/.test(plain)) return plain;
  return `${kind}##${createHash('sha256').update(id).digest('hex')}`;
}
