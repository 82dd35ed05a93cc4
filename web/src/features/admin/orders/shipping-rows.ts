import type { AdminOrder } from '#contracts/orders/admin-routes';
import { fulfillmentOf } from '#domain/rewards/category';

type Rows = (string | number)[][];

export const packingColumns = ['Order', 'Prize', 'Product ID', 'Quantity', 'Ship to', 'State'] as const;
export const labelColumns = [
  'Order',
  'Name',
  'Address 1',
  'Address 2',
  'City',
  'State',
  'ZIP code',
  'Country',
] as const;

/** The table by which prizes are packed: a row for each shipped prize of each order that has an address. */
export function packingRows(orders: readonly AdminOrder[]): Rows {
  return orders
    .filter(isShipped)
    .flatMap(({ id, lines, address }) =>
      lines
        .filter(({ category }) => fulfillmentOf(category) === 'shipped')
        .map(({ product, name, quantity }) => [
          id,
          name,
          product,
          quantity,
          address?.name ?? '',
          address?.state ?? '',
        ]),
    );
}

/** The table from which carriers print labels: a row for each order that has an address. */
export function labelRows(orders: readonly AdminOrder[]): Rows {
  return orders
    .filter(isShipped)
    .map(({ id, address }) => [
      id,
      address?.name ?? '',
      address?.line1 ?? '',
      address?.line2 ?? '',
      address?.city ?? '',
      address?.state ?? '',
      address?.postalCode ?? '',
      address?.country ?? '',
    ]);
}

/** Number of orders that the files contain. */
export function countShipped(orders: readonly AdminOrder[]): number {
  return orders.filter(isShipped).length;
}

function isShipped({ address }: AdminOrder): boolean {
  return address !== null;
}
