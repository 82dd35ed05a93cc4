import { longestDrawDays } from '#domain/rewards/draws/draw';
import type { AdminMessages } from '../message-of';

/** Error messages of the odds of mystery prizes, and of draws. */
export const adminRandomPrizeMessages: AdminMessages<'odds' | 'draws'> = {
  'odds/not-a-mystery-prize': {
    title: 'This product is not a mystery prize.',
    text: 'Odds are only for products in the mystery prize category. Nothing was published.',
  },
  'odds/weights-invalid': {
    title: 'The weights do not add up to 10,000.',
    text: 'Change them so that they total exactly 10,000. Nothing was published.',
  },
  'odds/prize-not-possible': {
    title: 'One of the products cannot be a prize.',
    text: 'Choose products that are active in the store and are shipped or arranged. Nothing was published.',
  },
  'draws/not-for-draws': {
    title: 'This product cannot have draws.',
    text: 'Draws are only for products in the mega sweeps category. No draw was opened.',
  },
  'draws/closing-not-possible': {
    title: 'The closing time is not valid.',
    text: `Choose a time in the future, within ${longestDrawDays} days.`,
  },
  'draws/open-already': {
    title: 'This product already has an open draw.',
    text: 'You can open the next one after it ends.',
  },
  'draws/has-entries': {
    title: 'This draw already has entries.',
    text: 'It can no longer be changed. You can still cancel it, and all players get their coins back.',
  },
  'draws/not-drawn': {
    title: 'There are no winners yet.',
    text: 'Check back after the draw has closed.',
  },
  'draws/unknown-entry': {
    title: 'No winning entry has this number.',
    text: 'See the winning numbers on the draw’s page.',
  },
};
