import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Amount } from '#domain/money/coin';
import { type Cart, emptyCart } from '#domain/rewards/cart';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';

export interface CartStore {
  /** Returns a player's cart, or an empty cart when there is none. Strongly consistent. */
  load(player: string): Promise<Cart>;
  /** Writes a cart under an optimistic lock on the version that was read. */
  replace(before: Cart, after: Cart): AtomicWrite;
}

/** An item of the `carts` table. Timestamps are ISO strings. */
interface CartItem {
  readonly player: string;
  readonly version: number;
  readonly lines: readonly {
    readonly product: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: Amount;
    readonly addedAt: string;
  }[];
  readonly updatedAt: string;
}

/** Store of carts. A cart is never deleted, so that its version keeps rising and a reservation cannot mistake a later cart for its own. */
export function createCartStore(client: DynamoDBDocumentClient, table: string): CartStore {
  return { load, replace };

  async function load(player: string): Promise<Cart> {
    const key = { TableName: table, Key: { player }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item ? fromItem(Item as CartItem) : emptyCart(player);
  }

  function replace(before: Cart, after: Cart): AtomicWrite {
    return atomicWrite(`cart ${before.version}`, {
      Put: { TableName: table, Item: toItem(after), ...optimisticLock('version', before.version) },
    });
  }
}

export function toItem({ player, version, lines, updatedAt }: Cart): Record<keyof CartItem, unknown> {
  if (!updatedAt) throw new Error('A cart that was never changed cannot be written');
  return {
    player,
    version,
    updatedAt: updatedAt.toISOString(),
    lines: lines.map((line) => ({ ...line, addedAt: line.addedAt.toISOString() })),
  };
}

export function fromItem({ player, version, lines, updatedAt }: CartItem): Cart {
  const dated = lines.map((line) => ({ ...line, addedAt: new Date(line.addedAt) }));
  return { player, version, lines: dated, updatedAt: new Date(updatedAt) };
}
