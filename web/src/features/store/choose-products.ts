import type { RewardProduct, RewardProductCategory } from '#web/lib/catalog/reward-product';

/** What a visitor of the store asked to see. */
export interface Wish {
  readonly category: RewardProductCategory | null;
  /** Words that must all occur, in any order and letter case. */
  readonly words: string;
}

/** The products that a wish leaves, featured ones first and otherwise in the order given; sold-out ones come last. */
export function chooseProducts(products: readonly RewardProduct[], wish: Wish): RewardProduct[] {
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  return products
    .filter(({ active }) => active === true)
    .filter(({ category }) => wish.category === null || category === wish.category)
    .filter((product) => words.every((word) => textOf(product).includes(word)))
    .toSorted((one, other) => rank(one) - rank(other));
}

function textOf({ name, description }: RewardProduct): string {
  return `${name} ${description ?? ''}`.toLowerCase();
}

function rank({ featured, stock }: RewardProduct): number {
  return (stock > 0 ? 0 : 2) + (featured ? 0 : 1);
}
