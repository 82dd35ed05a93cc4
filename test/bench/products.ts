import { changeProduct } from '../api/shopper';
import { type Catalog, openCatalog } from '../graphql/catalog';
import type { Listener } from '../graphql/listener';
import type { Product } from '../graphql/operations';
import type { Figure } from './figure';
import { percentile } from './percentile';
import type { Sizes } from './sizes';

const pageSize = 24;

/** The prize store through the local API with its client on the same machine: page latency and event latency. */
export async function measureProducts({
  products,
  passes,
  changes,
  crowd: crowdSize,
}: Sizes['products']): Promise<Figure[]> {
  const catalog = await openCatalog({ readsStreams: true });
  try {
    const listener = await catalog.listen(catalog.player, 'onUpdateRewardProduct');
    await fillStore(catalog, products);

    await readPages(catalog, 1);
    const pages = await readPages(catalog, passes);
    const created = await measureCreations(catalog, changes);
    const sold = await measureSales(catalog, listener, changes);
    const crowd = await updateCrowd(catalog, { crowdSize, changes });
    return [
      {
        name: `a page of ${pageSize} of ${products} products, median`,
        value: percentile(pages, 0.5),
        unit: 'ms',
      },
      {
        name: `a page of ${pageSize} of ${products} products, 95th percentile`,
        value: percentile(pages, 0.95),
        unit: 'ms',
      },
      { name: 'a creation until a subscriber hears, median', value: percentile(created, 0.5), unit: 'ms' },
      {
        name: 'a creation until a subscriber hears, 95th percentile',
        value: percentile(created, 0.95),
        unit: 'ms',
      },
      { name: 'a sale until a subscriber hears, median', value: percentile(sold, 0.5), unit: 'ms' },
      {
        name: 'a sale until a subscriber hears, 95th percentile',
        value: percentile(sold, 0.95),
        unit: 'ms',
        atMost: 2000,
      },
      {
        name: `${changes} changes until ${crowdSize} subscribers heard of each`,
        value: crowd,
        unit: 'ms',
      },
    ];
  } finally {
    await catalog.close();
  }
}

async function fillStore({ callAsAdmin }: Catalog, products: number): Promise<void> {
  const atOnce = 20;
  for (let from = 0; from < products; from += atOnce) {
    const indexes = Array.from({ length: atOnce }, (_each, step) => from + step);
    await Promise.all(
      indexes.map((index) =>
        callAsAdmin('createRewardProduct', {
          input: {
            id: `bench-${index}`,
            name: `Prize ${index}`,
            stock: 10,
            price: 12.5,
            category: 'merch',
            active: true,
            featured: index % 10 === 0,
            image: ['media/products/lucky-cat-mug.svg'],
            description: 'A prize to measure by. '.repeat(8),
          },
        }),
      ),
    );
  }
}

/** Reads the whole list as a player, page by page. @returns the milliseconds of each page */
async function readPages({ callApi, player }: Catalog, times: number): Promise<number[]> {
  const durations: number[] = [];
  for (let pass = 0; pass < times; pass += 1) {
    let nextToken: string | null = null;
    do {
      const startedAt = performance.now();
      const variables: object = { limit: pageSize, nextToken };
      const { value } = await callApi(player, 'listRewardProducts', variables);
      if (!value) throw new Error('A page was refused');
      durations.push(performance.now() - startedAt);
      nextToken = value.nextToken;
    } while (nextToken !== null);
  }
  return durations;
}

/** @returns the milliseconds from each request to its event */
async function measureCreations(
  { listen, callAsAdmin, player }: Catalog,
  changes: number,
): Promise<number[]> {
  const listener = await listen(player, 'onCreateRewardProduct');
  const durations: number[] = [];
  for (let index = 0; index < changes; index += 1) {
    const id = `created-${index}`;
    const startedAt = performance.now();
    const [receivedAt] = await Promise.all([
      waitForEvent(listener, (product) => product.id === id),
      callAsAdmin('createRewardProduct', { input: { id, name: id, stock: 1, price: 1, active: true } }),
    ]);
    durations.push(receivedAt - startedAt);
  }
  return durations;
}

/** Takes stock in the table like a checkout. @returns the milliseconds until each event */
async function measureSales(
  { casino }: Catalog,
  listener: Listener<Product>,
  changes: number,
): Promise<number[]> {
  const durations: number[] = [];
  for (let left = changes; left > 0; left -= 1) {
    const startedAt = performance.now();
    const [receivedAt] = await Promise.all([
      waitForEvent(listener, ({ id, stock }) => id === 'bench-0' && stock === 1000 + left),
      changeProduct(casino, 'bench-0', { stock: 1000 + left }),
    ]);
    durations.push(receivedAt - startedAt);
  }
  return durations;
}

/** @returns the milliseconds until all subscribers have received every change */
async function updateCrowd(
  { listen, callAsAdmin, player }: Catalog,
  { crowdSize, changes }: { crowdSize: number; changes: number },
): Promise<number> {
  const crowd = await Promise.all(
    Array.from({ length: crowdSize }, () => listen(player, 'onUpdateRewardProduct')),
  );
  const startedAt = performance.now();
  for (let stock = 1; stock <= changes; stock += 1)
    await callAsAdmin('updateRewardProduct', { input: { id: 'bench-1', stock } });
  await Promise.all(
    crowd.map((listener) => waitForEvent(listener, ({ id, stock }) => id === 'bench-1' && stock === changes)),
  );
  return performance.now() - startedAt;
}

async function waitForEvent(
  listener: Listener<Product>,
  isWanted: (product: Product) => boolean,
): Promise<number> {
  await listener.waitFor(isWanted);
  return performance.now();
}
