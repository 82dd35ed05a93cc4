import { expect, vi } from 'vitest';
import type { Caller } from './callers';
import { type Catalog, openCatalog } from './catalog';

/** Products of the list tests in the order of the shop: inactive ones come last. */
export const stockedProducts = [
  { name: 'Bell', active: true, featured: true, stock: 0, price: 100, category: 'experiences' },
  { name: 'zodiac Cup', active: true, featured: true, stock: 12, price: 20, category: 'merch' },
  { name: 'abacus', active: true, stock: 3, price: 15.5, category: 'merch' },
  { name: 'Dragon Fan', active: true, stock: 7, price: 20, description: 'Of silk, with a dragon.' },
  { name: 'dragon Kite', active: true, stock: 2, price: 35, category: 'gifts', terms: 'Needs wind.' },
  { name: 'Voyage', active: true, stock: 1, price: 5000, category: 'trips', image: ['media/products/v.svg'] },
  { name: 'Coins', active: true, stock: 999, price: 10, category: 'coins' },
  { name: 'Ahead', active: false, featured: true, stock: 5, price: 20, category: 'merch' },
  { name: 'Behind', active: false, stock: 5, price: 20, category: 'merch' },
];
/** Names that players see. */
export const playerVisibleNames = namesOf(stockedProducts.filter(({ active }) => active));

interface Page {
  readonly names: readonly string[];
  readonly nextToken: string | null;
  readonly totalCount: number | null;
}

/** A catalog that holds these products. */
export interface StockedCatalog extends Catalog {
  /** @throws Error when the list is refused */
  list(caller: Caller, variables?: object): Promise<Page>;
  everyPage(caller: Caller, variables: object): Promise<Page[]>;
}

/** Boots the stack of stage `local` and creates the products. */
export async function openStockedCatalog(): Promise<StockedCatalog> {
  const catalog = await openCatalog({ readsStreams: true });
  // Creates them in reverse, so that list order and creation order differ.
  for (const input of stockedProducts.toReversed()) {
    await catalog.callAsAdmin('createRewardProduct', { input: { ...input, id: idOf(input.name) } });
    // Products of one millisecond have no defined order by age.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await waitUntil(async () => (await list(catalog.admin)).totalCount === stockedProducts.length);
  return { ...catalog, list, everyPage };

  async function list(caller: Caller, variables: object = {}): Promise<Page> {
    const { value, refused } = await catalog.callApi(caller, 'listRewardProducts', variables);
    if (!value) throw new Error(`The list was refused: ${JSON.stringify(refused)}`);
    return { names: namesOf(value.items), nextToken: value.nextToken, totalCount: value.totalCount };
  }

  async function everyPage(caller: Caller, variables: object): Promise<Page[]> {
    const pages = [await list(caller, variables)];
    for (let nextToken = pages[0]!.nextToken; nextToken !== null; nextToken = pages.at(-1)!.nextToken)
      pages.push(await list(caller, { ...variables, nextToken }));
    return pages;
  }
}

/** Waits for an effect of the product stream. */
export async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 10_000, interval: 50 });
}

export function namesOf(products: readonly { name: string }[]): string[] {
  return products.map(({ name }) => name);
}

function idOf(name: string): string {
  return name.toLowerCase().replace(' ', '-');
}
