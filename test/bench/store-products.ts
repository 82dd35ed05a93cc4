import type { Page } from 'playwright-core';
import { accessTokenOf } from '../browser/player-api';
import { documents } from '../graphql/operations';

const categories = ['coins', 'gifts', 'trips', 'experiences', 'merch'] as const;
const names = ['Mug', 'Fan', 'Kite', 'Lantern', 'Teapot', 'Scarf', 'Watch', 'Voucher', 'Puzzle', 'Umbrella'];
const atOnce = 20;

/**
 * Creates prizes in the store of a running product.
 *
 * @param admin  a page of a signed-in admin
 * @throws Error when one is refused
 */
export async function fillStore(admin: Page, siteUrl: string, count: number): Promise<void> {
  const config = (await (await fetch(`${siteUrl}/config.json`)).json()) as {
    amplify: { API: { GraphQL: { endpoint: string } } };
  };
  const headers = { 'Content-Type': 'application/json', Authorization: await accessTokenOf(admin) };
  for (let from = 0; from < count; from += atOnce) {
    const indexes = Array.from({ length: Math.min(atOnce, count - from) }, (_each, step) => from + step);
    await Promise.all(
      indexes.map(async (index) => {
        const body = JSON.stringify({
          query: documents.createRewardProduct,
          variables: { input: prize(index) },
        });
        const endpoint = config.amplify.API.GraphQL.endpoint;
        const answer = await fetch(endpoint, { method: 'POST', headers, body });
        const { errors } = (await answer.json()) as { errors?: unknown };
        if (!answer.ok || errors) throw new Error(`A prize was refused: ${JSON.stringify(errors)}`);
      }),
    );
  }
}

function prize(index: number) {
  return {
    id: `bench-${index}`,
    name: `${names[index % names.length]} ${index}`,
    stock: 10,
    active: true,
    price: 5 + (index % 90),
    category: categories[index % categories.length],
    featured: index % 50 === 0,
    image: ['media/products/tea-ceremony-box.svg'],
    description: 'A prize to measure by. '.repeat(8),
  };
}
