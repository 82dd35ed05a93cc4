import type { PublicAnswer } from '#web/lib/api/play-fab-ops-types';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';

/** One version of the odds of a mystery prize. */
export type MysteryOdds = PublicAnswer<'/public/odds/{product}'>['odds'];
export type MysteryOutcome = MysteryOdds['outcomes'][number];
export type Draw = PublicAnswer<'/public/draws/{id}'>['draw'];

/** What is published about a random prize: its current odds, or its latest draw; null before the first. */
export type PublishedPrize =
  | { readonly kind: 'odds'; readonly odds: MysteryOdds | null }
  | { readonly kind: 'draw'; readonly draw: Draw | null };

/** Whether the outcome of a prize is random, so that its odds or its draw are published. */
export function isRandom(category: RewardProductCategory | null): boolean {
  return category === 'mystery_prize' || category === 'mega_sweeps';
}
