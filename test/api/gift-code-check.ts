import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { scan } from './ledger-check';

/** An item of the gift code table: a code, a view, a pool name or a waiting order. */
interface PoolItem {
  readonly pool: string;
  readonly id: string;
  /** Name of the pool while no order has the code. */
  readonly left?: string;
  /** When the code was voided, if it was. */
  readonly voidedAt?: string;
  readonly player?: string;
  readonly order?: string;
  /** Number of codes that an order waits for. */
  readonly quantity?: number;
}

interface OrderItem {
  readonly player: string;
  readonly id: string;
  readonly status: string;
  readonly lines: readonly { readonly product: string; readonly quantity: number }[];
  readonly codes: readonly {
    readonly product: string;
    readonly code: string;
    readonly views: number;
  }[];
}

/**
 * Recounts the gift code pool of a product from the raw tables, without any code of the product. Requires that nothing is in progress and
 * that no order of the product was undone.
 *
 * @param added  number of codes that admins have added
 * @returns a description of each fault; empty when pool and orders agree
 */
export async function findGiftCodeFaults(
  client: DynamoDBDocumentClient,
  tables: { readonly gift_codes: string; readonly orders: string },
  { product, added }: { readonly product: string; readonly added: number },
): Promise<string[]> {
  const items = await scan<PoolItem>(client, tables.gift_codes);
  const orders = await scan<OrderItem>(client, tables.orders);
  const codes = items.filter(({ pool, id }) => pool === product && id.startsWith('code#'));
  const views = items.filter(({ pool, id }) => pool === product && id.startsWith('view#'));
  const waits = items.filter(({ pool, id }) => pool === '#waiting' && id.startsWith(`${product}#`));
  const given = orders.flatMap((order) =>
    order.codes
      .filter((code) => code.product === product)
      .map(({ code, views: seen }) => ({ code, seen, holder: `${order.player} ${order.id}` })),
  );

  const faults: string[] = [];
  if (codes.length !== added) faults.push(`${codes.length} codes are in the pool, ${added} were added`);
  for (const { code, seen, holder } of given) {
    const orderCount = given.filter((other) => other.code === code).length;
    if (orderCount !== 1) faults.push(`${code} is in ${orderCount} orders`);
    const item = codes.find(({ id }) => id === `code#${code}`);
    if (!item || item.left !== undefined || `${item.player} ${item.order}` !== holder)
      faults.push(`${code} of ${holder} is in the pool as ${JSON.stringify(item)}`);
    const viewCount = views.filter(({ id }) => id.startsWith(`view#${code}#`)).length;
    if (viewCount !== seen)
      faults.push(`${code} was viewed ${seen} times and has ${viewCount} views on record`);
  }
  const taken = codes.filter(({ left, voidedAt }) => left === undefined && voidedAt === undefined);
  if (taken.length !== given.length)
    faults.push(`${taken.length} codes are taken, orders hold ${given.length}`);
  for (const order of orders) {
    const ordered = order.lines.filter((line) => line.product === product);
    const wanted = ordered.reduce((sum, { quantity }) => sum + quantity, 0);
    const held = order.codes.filter((code) => code.product === product).length;
    const waitsFor = waits
      .filter((wait) => wait.player === order.player && wait.order === order.id)
      .reduce((sum, { quantity = 0 }) => sum + quantity, 0);
    if (held + waitsFor !== wanted)
      faults.push(`${order.id} ordered ${wanted} codes, holds ${held} and waits for ${waitsFor}`);
  }
  return faults;
}
