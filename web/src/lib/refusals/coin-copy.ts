import type { WordsOf } from './message-of';

/** Error messages of coin purchases and free coins. */
export const coinLabel: WordsOf<'coins' | 'bonuses' | 'quests' | 'referrals'> = {
  'coins/unknown-package': {
    title: 'That package is not on offer any more.',
    text: 'Reload the page to see what is. Nothing was charged.',
  },
  'coins/offer-used': {
    title: 'This offer is for a first purchase.',
    text: 'You have bought coins before, so choose one of the other packages. Nothing was charged.',
  },
  'coins/unknown-purchase': {
    title: 'We cannot find that purchase.',
    text: 'Look among your purchases on the coins page.',
  },
  'coins/checkout-over': {
    title: 'That checkout is over.',
    text: 'Nothing was charged. Begin the purchase again.',
  },
  'coins/too-many-open': {
    title: 'You have several purchases open already.',
    text: 'Pay or give up one of them first: they stand among your purchases, and each closes by itself within the hour. Nothing was charged.',
  },
  'coins/too-many-today': {
    title: 'You have begun many purchases today.',
    text: 'You can begin the next one after midnight where you live. Those that are open can still be paid. Nothing was charged.',
  },
  'coins/outcome-not-possible': {
    title: 'That cannot happen to this payment any more.',
    text: 'Reload the page to see how it stands.',
  },
  'coins/event-not-genuine': {
    title: 'That was not signed by the payment provider.',
    text: 'Nothing was changed.',
  },
  'bonuses/not-yet': {
    title: 'You have had that today.',
    text: 'It comes once a day: the next one opens at midnight where you live.',
  },
  'bonuses/address-used': {
    title: 'Somebody at this address has entered today.',
    text: 'There is one free entry a day for an address. The next one opens at midnight.',
  },
  'bonuses/home-used': {
    title: 'Two people of this home have entered today.',
    text: 'There are two free entries a day for a house number and ZIP. The next ones open at midnight.',
  },
  'bonuses/device-used': {
    title: 'Somebody has entered today from this device.',
    text: 'There is one free entry a day for a device. The next one opens at midnight.',
  },
  'bonuses/unknown-code': {
    title: 'No player has this code.',
    text: 'Compare it with the letter once more. Nothing was recorded.',
  },
  'quests/unknown-quest': {
    title: 'This quest is not one of yours.',
    text: 'Reload the page to see the quests of today.',
  },
  'quests/not-finished': {
    title: 'There is something left to do in this quest.',
    text: 'Your progress is kept. Claim it as soon as its bar is full.',
  },
  'quests/expired': {
    title: 'This quest is over.',
    text: 'A finished quest can be claimed until a day after it ends. New ones are here already.',
  },
  'referrals/unknown-code': {
    title: 'No player has this code.',
    text: 'Compare it with what your friend sent you: eight letters and digits, without a zero or a one. Nothing was recorded.',
  },
  'referrals/own-code': {
    title: 'This is your own code.',
    text: 'Send it to a friend: you are both rewarded once they are verified and have played.',
  },
  'referrals/already-bound': {
    title: 'You said before who invited you.',
    text: 'That was another friend, and it can be said once. What the two of you get stands on the page of your friends.',
  },
  'referrals/too-late': {
    title: 'The time for this is over.',
    text: 'Who invited you can be said in the seven days after joining. You can still invite friends of your own.',
  },
  'referrals/account-older': {
    title: 'You were here before.',
    text: 'A code is for people who are new here: your account, or one that you had before, is older than this invitation.',
  },
};
