import { afterEach, expect, it, vi } from 'vitest';
import { catalog } from './catalog';
import { productWith } from './example-product';
import { fetchProducts } from './product-page';
import { everyProduct } from './product-query';
import { pageData, questions, settled } from './stand-in-service';

vi.mock('./amplify-link', async () => {
  const { standInLink } = await import('./stand-in-service');
  return { amplifyLink: () => standInLink };
});

const query = { ...everyProduct, sortBy: 'name', areCoinsLast: true } as const;
const [mug, cap, coins] = ['mug', 'cap', 'coins'].map((id) => productWith({ id }));
const idsOf = ({ products }: { products: readonly { id: string }[] }) => products.map(({ id }) => id);

afterEach(async () => {
  questions.splice(0);
  await catalog.clearStore();
});

async function answerNext(products: readonly (typeof mug)[], nextToken: string | null): Promise<unknown> {
  await settled();
  const { variables, answer } = questions.shift()!;
  await answer(
    pageData(
      products.map((product) => product!),
      { nextToken },
    ),
  );
  return [variables.filter?.category, variables.limit, variables.nextToken];
}

it('fetchProducts reads Gold Coins after the last other product, and fills the page with them', async () => {
  const page = fetchProducts({ query, atLeast: 3 });

  expect(await answerNext([mug, cap], null)).toEqual([{ ne: 'coins' }, 3, null]);
  expect(await answerNext([coins], null)).toEqual([{ eq: 'coins' }, 1, null]);
  expect(idsOf(await page)).toEqual(['mug', 'cap', 'coins']);
  expect((await page).nextToken).toBeNull();
});

it('fetchProducts fills a page of prizes that take orders, without a closed draw among them', async () => {
  const closed = productWith({ id: 'closed', openToOrders: false });
  const page = fetchProducts({ query: { ...everyProduct, isOpen: true }, atLeast: 2 });

  await answerNext([mug, closed], 'after-closed');
  await answerNext([cap], null);

  expect(idsOf(await page)).toEqual(['mug', 'cap']);
});

it('fetchProducts continues from each of its cursors in the list that the cursor belongs to', async () => {
  const first = fetchProducts({ query, atLeast: 1 });
  expect(await answerNext([mug], 'after-mug')).toEqual([{ ne: 'coins' }, 1, null]);
  const second = fetchProducts({ query, atLeast: 1, after: (await first).nextToken });
  expect(await answerNext([cap], null)).toEqual([{ ne: 'coins' }, 1, 'after-mug']);
  const third = fetchProducts({ query, atLeast: 1, after: (await second).nextToken });
  expect(await answerNext([coins], 'after-coins')).toEqual([{ eq: 'coins' }, 1, null]);
  const last = fetchProducts({ query, atLeast: 1, after: (await third).nextToken });
  expect(await answerNext([], null)).toEqual([{ eq: 'coins' }, 1, 'after-coins']);

  expect(idsOf(await last)).toEqual([]);
  expect((await last).nextToken).toBeNull();
});
