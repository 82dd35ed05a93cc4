import type { RefusalMessages } from './message-of';

/** Error messages of gift code pools. */
export const giftCodeMessages: RefusalMessages<'gift-codes'> = {
  'gift-codes/unknown-batch': {
    title: 'We could not find this batch.',
    text: 'Reload the page to see the batches of this product.',
  },
};
