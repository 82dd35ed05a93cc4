import type { RewardProductCategory } from './reward-product';

/** What each category is called in the store, in the order in which the store shows them. */
export const categoryNames: Record<RewardProductCategory, string> = {
  merch: 'Things',
  gifts: 'Gift cards',
  experiences: 'Experiences',
  trips: 'Trips',
  coins: 'Gold Coins',
  mystery_prize: 'Mystery prizes',
  mega_sweeps: 'Mega Sweeps',
};

/** How a prize of a category reaches whoever redeems it. */
export const deliveryWords: Record<RewardProductCategory, string> = {
  merch: 'Shipped to your address within the United States.',
  gifts: 'The code comes to your e-mail once the order is approved.',
  experiences: 'We write to you to fix the day.',
  trips: 'We get in touch to plan the dates.',
  coins: 'Credited to your balance at once.',
  mystery_prize: 'Opens when its odds are published.',
  mega_sweeps: 'Opens when its draw is published.',
};

/** The categories as choices of a select. */
export const categoryChoices = (Object.keys(categoryNames) as RewardProductCategory[]).map((value) => ({
  value,
  label: categoryNames[value],
}));

/** Reads a category from an address or a form; anything else is no category. */
export function categoryOf(text: string | null): RewardProductCategory | null {
  return text !== null && Object.hasOwn(categoryNames, text) ? (text as RewardProductCategory) : null;
}
