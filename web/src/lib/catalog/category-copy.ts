import type { RewardProductCategory } from './reward-product';

/** Display names of the categories, in the order of the store. */
export const categoryNames: Record<RewardProductCategory, string> = {
  merch: 'Things',
  gifts: 'Gift cards',
  experiences: 'Experiences',
  trips: 'Trips',
  coins: 'Gold Coins',
  mystery_prize: 'Mystery prizes',
  mega_sweeps: 'Mega Sweeps',
};

/** How a prize of a category is delivered. */
export const deliveryLabel: Record<RewardProductCategory, string> = {
  merch: 'Sent to your address within the United States. We look at the order within 3 working days.',
  gifts:
    'A code, at once while there are codes; otherwise as soon as there is one. It is shown in your order.',
  experiences: 'We write to you within 3 working days to fix the day.',
  trips: 'We write to you within 3 working days to plan the dates.',
  coins: 'Gold Coins, credited to your balance at once.',
  mystery_prize: 'It turns out to be one of its prizes the moment you redeem it, by its published odds.',
  mega_sweeps: 'Each piece is an entry into its draw. You hear of the outcome when it is drawn.',
};

/** The categories as options of a select. */
export const categoryChoices = (Object.keys(categoryNames) as RewardProductCategory[]).map((value) => ({
  value,
  label: categoryNames[value],
}));

/** Parses a category from a URL or a form; null for anything else. */
export function categoryOf(text: string | null): RewardProductCategory | null {
  return text !== null && Object.hasOwn(categoryNames, text) ? (text as RewardProductCategory) : null;
}
