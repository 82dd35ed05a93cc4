import { useCallback } from 'react';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { getPublic } from '#web/lib/api/public-ops';
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';
import { isRandom, type PublishedPrize } from './random-prize-views';

/** What is published about a random prize; nothing is read of any other one. */
export function useRandomPrize(
  product: string,
  category: RewardProductCategory | null,
): Loaded<PublishedPrize> {
  const load = useCallback(
    () => (category === 'mystery_prize' ? readOdds(product) : readDraw(product)),
    [product, category],
  );
  return useLoaded(isRandom(category) ? load : null);
}

async function readOdds(product: string): Promise<PublishedPrize> {
  try {
    const { odds } = await getPublic('/public/odds/{product}', { path: { product } });
    return { kind: 'odds', odds };
  } catch (failure) {
    if (!(failure instanceof ApiRefusal) || failure.code !== 'odds/unknown-odds') throw failure;
    return { kind: 'odds', odds: null };
  }
}

async function readDraw(product: string): Promise<PublishedPrize> {
  const { items } = await getPublic('/public/draws', { query: { limit: 1, product } });
  return { kind: 'draw', draw: items[0] ?? null };
}
