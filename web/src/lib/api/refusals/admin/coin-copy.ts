import type { AdminMessages } from '../message-of';

/** Error messages of refunds, and of entries by mail. */
export const adminCoinMessages: AdminMessages<'coins' | 'bonuses'> = {
  'coins/not-credited': {
    title: 'This purchase was never completed.',
    text: 'There is nothing to refund. No coins moved.',
  },
  'coins/already-refunded': {
    title: 'This purchase is already refunded.',
    text: 'The money may take a few days to show at the player’s bank. No coins moved.',
  },
  'coins/purchase-disputed': {
    title: 'The player’s bank is deciding on this payment.',
    text: 'A disputed payment cannot be refunded. Wait for the bank’s decision. No coins moved.',
  },
  'coins/refund-coins-spent': {
    title: 'The player has spent coins from this purchase.',
    text: 'A refund takes all of its coins back. No coins moved, and no money was returned.',
  },
  'coins/refund-refused': {
    title: 'The payment provider refused this refund.',
    text: 'The player keeps the coins, and no money was returned. Check the payment at the provider.',
  },
  'coins/refund-not-given-up': {
    title: 'This refund is no longer open.',
    text: 'Another refund or a dispute of this purchase followed. Reload the page to see its current status. Nothing was changed.',
  },
  'bonuses/unknown-code': {
    title: 'No player has this code.',
    text: 'Check it against the mail-in entry and try again. Nothing was recorded.',
  },
};
