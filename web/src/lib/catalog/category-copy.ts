import { workingDaysToApproval } from '#domain/rewards/working-days';
import type { RewardProductCategory } from './reward-product';

/** Display names of the categories, in the order of the store. */
export const categoryNames: Record<RewardProductCategory, string> = {
  merch: 'Merchandise',
  gifts: 'Gift cards',
  experiences: 'Experiences',
  trips: 'Trips',
  coins: 'Gold Coins',
  mystery_prize: 'Mystery prizes',
  mega_sweeps: 'Mega Sweeps',
};

/** How a prize of a category is delivered. */
export const deliveryLabels: Record<RewardProductCategory, string> = {
  merch: `Shipped to your address in the United States. We review the order within ${workingDaysToApproval} business days.`,
  gifts: 'A code, at once if one is in stock, otherwise as soon as one arrives. You find it in your order.',
  experiences: `We contact you within ${workingDaysToApproval} business days to set the date.`,
  trips: `We contact you within ${workingDaysToApproval} business days to plan the dates.`,
  coins: 'Gold Coins, credited to your balance at once.',
  mystery_prize: 'Your prize is drawn as soon as you redeem, by the published odds.',
  mega_sweeps: 'Each one is an entry in the draw. We tell you the result once it is drawn.',
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
