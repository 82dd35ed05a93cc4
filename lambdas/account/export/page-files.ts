import type { Purchase } from '#domain/coins/purchase';
import type { Order } from '#domain/rewards/order';
import { purchaseAnswer } from '#lambdas/coins/coin-answers';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { orderAnswer } from '#lambdas/orders/order-answers';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import { csvLine } from './csv';
import { packJsonList } from './json-list';
import type { Archive } from './zip';

const perPage = 100;

/** Packs every order of a player, newest first. */
export function packOrders(
  archive: Archive,
  orders: Pick<OrderStore, 'page'>,
  player: string,
): Promise<void> {
  return packPages<Order>(archive, {
    name: 'orders',
    columns: ['id', 'placedAt', 'status', 'total', 'goldCredited', 'products', 'transaction'],
    async page(before) {
      const { orders: items, next } = await orders.page(player, { limit: perPage, before });
      return { items, next };
    },
    serialize: orderAnswer,
    cells(order) {
      const { id, placedAt, status, total, goldCredited, lines, transaction } = orderAnswer(order);
      const products = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ');
      return [id, placedAt, status, total, goldCredited, products, transaction];
    },
  });
}

/** Packs every purchase of a player, newest first. */
export function packPurchases(
  archive: Archive,
  purchases: Pick<PurchaseStore, 'page'>,
  player: string,
): Promise<void> {
  return packPages<Purchase>(archive, {
    name: 'purchases',
    columns: [
      'id',
      'createdAt',
      'state',
      'packageId',
      'priceCents',
      'refundedCents',
      'gold',
      'sweeps',
      'receipt',
    ],
    async page(before) {
      const { purchases: items, next } = await purchases.page(player, { limit: perPage, before });
      return { items, next };
    },
    serialize: serializePurchase,
    cells(purchase) {
      const { id, createdAt, state, packageId, priceCents, refundedCents, gold, sweeps, receiptNumber } =
        serializePurchase(purchase);
      return [id, createdAt, state, packageId, priceCents, refundedCents, gold, sweeps, receiptNumber];
    },
  });
}

/** Serializes a purchase without its checkout address, which is only valid for a while. */
function serializePurchase(purchase: Purchase) {
  const { checkoutUrl: _address, payableUntil: _until, ...fields } = purchaseAnswer(purchase);
  return fields;
}

interface Pages<Item> {
  readonly name: string;
  readonly columns: readonly string[];
  readonly page: (before: string | undefined) => Promise<{ items: readonly Item[]; next: string | null }>;
  readonly serialize: (item: Item) => object;
  readonly cells: (item: Item) => Parameters<typeof csvLine>[0];
}

async function packPages<Item>(
  archive: Archive,
  { name, columns, page, serialize, cells }: Pages<Item>,
): Promise<void> {
  const json = packJsonList(archive, `${name}.json`);
  const lines = archive.file(`${name}.csv`);
  lines.write(csvLine(columns));
  let before: string | undefined;
  do {
    const { items, next } = await page(before);
    for (const item of items) {
      json.write(serialize(item));
      lines.write(csvLine(cells(item)));
    }
    before = next ?? undefined;
  } while (before !== undefined);
  json.close();
  lines.close();
}
