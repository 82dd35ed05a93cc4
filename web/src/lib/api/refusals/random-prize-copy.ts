import type { RefusalMessages } from './message-of';

/** Error messages of mystery prizes and draws. */
export const randomPrizeMessages: RefusalMessages<'odds' | 'draws'> = {
  'odds/unknown-odds': {
    title: 'No odds are published yet.',
    text: 'This prize can be ordered when its odds are published.',
  },
  'draws/unknown-draw': {
    title: 'We could not find this draw.',
    text: 'See all draws on the draws page.',
  },
  'draws/closed': {
    title: 'This draw is closed.',
    text: 'It no longer accepts entries. Nothing was ordered, and your coins are still yours.',
  },
};
