import { referralRules } from '#domain/referrals/referral-rules';
import type { RefusalMessages } from './message-of';

/** Error messages of coin purchases and free coins. */
export const coinMessages: RefusalMessages<'coins' | 'bonuses' | 'quests' | 'referrals'> = {
  'coins/unknown-package': {
    title: 'This package is no longer available.',
    text: 'Reload the page to see current packages. Nothing was charged.',
  },
  'coins/offer-used': {
    title: 'This offer is for a first purchase only.',
    text: 'You have bought coins before, so please choose another package. Nothing was charged.',
  },
  'coins/unknown-purchase': {
    title: 'We could not find this purchase.',
    text: 'See all your purchases on the coins page.',
  },
  'coins/checkout-over': {
    title: 'This checkout has ended.',
    text: 'Nothing was charged. Start a new purchase.',
  },
  'coins/too-many-open': {
    title: 'You have too many open purchases.',
    text: 'Pay or cancel one first. They are listed under your purchases, and each one closes on its own within the hour. Nothing was charged.',
  },
  'coins/too-many-today': {
    title: 'You reached the daily limit on purchases.',
    text: 'You can start a new one after midnight where you live. You can still pay for open ones. Nothing was charged.',
  },
  'coins/outcome-not-possible': {
    title: 'This payment can no longer be changed that way.',
    text: 'Reload the page to see its current status.',
  },
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
  'coins/event-not-genuine': {
    title: 'The payment provider’s signature is not valid.',
    text: 'It is wrong or has expired. Nothing was changed.',
  },
  'bonuses/not-yet': {
    title: 'You already claimed this today.',
    text: 'You can claim it once a day. The next one opens at midnight where you live.',
  },
  'bonuses/address-used': {
    title: 'This address was already used today.',
    text: 'Each address gets one free entry a day. The next one opens at midnight.',
  },
  'bonuses/home-used': {
    title: 'This home has used its free entries for today.',
    text: 'Each house number and ZIP code gets two free entries a day. The next ones open at midnight.',
  },
  'bonuses/device-used': {
    title: 'This device was already used for a free entry today.',
    text: 'Each device gets one free entry a day. The next one opens at midnight.',
  },
  'bonuses/unknown-code': {
    title: 'No player has this code.',
    text: 'Check it against the letter and try again. Nothing was recorded.',
  },
  'quests/unknown-quest': {
    title: 'We could not find this quest.',
    text: 'Reload the page to see today’s quests.',
  },
  'quests/not-finished': {
    title: 'This quest is not finished yet.',
    text: 'Your progress is saved. Claim your reward when the bar is full.',
  },
  'quests/expired': {
    title: 'This quest has expired.',
    text: 'You can claim a finished quest for one day after it ends. Reload the page to see current quests.',
  },
  'referrals/unknown-code': {
    title: 'No player has this code.',
    text: 'Check it against what your friend sent you. It has eight letters and digits, without a zero or a one. Nothing was recorded.',
  },
  'referrals/own-code': {
    title: 'This is your own code.',
    text: 'Share it with a friend. You can both earn a reward after your friend verifies their identity and plays.',
  },
  'referrals/already-bound': {
    title: 'You already named who invited you.',
    text: 'This can be done only once. Your Friends page shows what you can both earn.',
  },
  'referrals/too-late': {
    title: 'It is too late to add who invited you.',
    text: `You can do this in the first ${referralRules.bindWithinDays} days after joining. You can still invite friends of your own.`,
  },
  'referrals/account-older': {
    title: 'This code is for new players.',
    text: 'Your account, or one that you had before, is older than this invitation.',
  },
};
