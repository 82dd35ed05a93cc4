import { randomUUID } from 'node:crypto';
import { openCasino } from '../api/casino';
import { measureCheckoutCosts } from '../api/checkout-cost';
import { addProduct, openShopper, type Shopper } from '../api/shopper';
import type { Figure } from './figure';
import { percentile } from './percentile';
import type { Sizes } from './sizes';

const price = 1000;

/** Durations of the order steps, in milliseconds. */
interface Durations {
  readonly reservations: number[];
  readonly checkouts: number[];
}

/** Orders through the local API with its client on the same machine, and the DynamoDB cost of one order. */
export async function measureCheckouts({
  shoppers,
  warmUpOrders,
  ordersEach,
}: Sizes['checkouts']): Promise<Figure[]> {
  const casino = await openCasino({ readsStreams: true });
  try {
    const stock = shoppers * (ordersEach + warmUpOrders);
    const own = (index: number) => `bench-${index}`;
    for (let index = 0; index < shoppers; index += 1)
      await addProduct(casino, own(index), { stock, category: 'coins' });
    await addProduct(casino, 'popular', { stock, category: 'coins' });
    const redeemable = 2 * (ordersEach + warmUpOrders) * price;
    const everybody = await Promise.all(
      Array.from({ length: shoppers }, (_each, index) =>
        openShopper(casino, `shopper-${index}@jade.test`, redeemable),
      ),
    );
    await orderAll(everybody, warmUpOrders, own);

    const apart = await timed(() => orderAll(everybody, ordersEach, own));
    const together = await timed(() => orderAll(everybody, ordersEach, () => 'popular'));

    const { reservation, checkout } = await measureCheckoutCosts(casino, { lines: 1, category: 'coins' });
    const orders = shoppers * ordersEach;
    const through = `through the local API, ${shoppers} players at once`;
    return [
      { name: `orders ${through}`, value: orders / apart.seconds, unit: 'orders/s' },
      { name: 'a checkout, median', value: percentile(apart.checkouts, 0.5), unit: 'ms' },
      { name: 'a checkout, 95th percentile', value: percentile(apart.checkouts, 0.95), unit: 'ms' },
      { name: 'a reservation, 95th percentile', value: percentile(apart.reservations, 0.95), unit: 'ms' },
      { name: 'orders of one product, all at once', value: orders / together.seconds, unit: 'orders/s' },
      {
        name: 'a reservation of that product, 95th percentile',
        value: percentile(together.reservations, 0.95),
        unit: 'ms',
      },
      {
        name: 'round trips to DynamoDB of a reservation',
        value: reservation.roundTrips,
        unit: '',
        atMost: 3,
      },
      { name: 'round trips to DynamoDB of a checkout', value: checkout.roundTrips, unit: '', atMost: 2 },
      {
        name: 'write units of a reservation, tables and indexes',
        value: reservation.tableWriteUnits + reservation.indexWriteUnits,
        unit: 'units',
        atMost: 20,
      },
      {
        name: 'write units of a checkout, tables and indexes',
        value: checkout.tableWriteUnits + checkout.indexWriteUnits,
        unit: 'units',
        atMost: 12,
      },
    ];
  } finally {
    await casino.close();
  }
}

/** Each player adds a product to the cart, reserves and checks out, one order after another. */
async function orderAll(
  everybody: readonly Shopper[],
  orders: number,
  productOf: (shopper: number) => string,
): Promise<Durations> {
  const durations: Durations = { reservations: [], checkouts: [] };
  await Promise.all(
    everybody.map(async ({ put, reserve, checkOut }, index) => {
      for (let order = 0; order < orders; order += 1) {
        await put(productOf(index));
        const key = randomUUID();
        const held = await untilTaken(() => reserve(key), durations.reservations);
        await untilTaken(() => checkOut(held.body.reservation.id, { key }), durations.checkouts);
      }
    }),
  );
  return durations;
}

/** Repeats a busy request; the wait counts. */
async function untilTaken(callApi: () => ReturnType<Shopper['reserve']>, durations: number[]) {
  const startedAt = performance.now();
  let answer = await callApi();
  while (answer.status === 503) answer = await callApi();
  if (answer.status !== 200) throw new Error(`It was answered ${answer.text}`);
  durations.push(performance.now() - startedAt);
  return answer;
}

async function timed<Result extends object>(act: () => Promise<Result>) {
  const startedAt = performance.now();
  const result = await act();
  return { ...result, seconds: (performance.now() - startedAt) / 1000 };
}
