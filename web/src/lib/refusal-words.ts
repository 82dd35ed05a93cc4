import { ApiRefusal } from './api-refusal';
import type { RefusalCode } from './play-fab-ops-types';

/** What a refusal says to people: what happened, and what they can do. */
export interface RefusalWords {
  title: string;
  text: string;
}

/** One entry for every code that the API can refuse with, and for the one that the browser itself adds. */
export const refusalWords: Record<RefusalCode | 'request/unreachable', RefusalWords> = {
  'request/unreachable': {
    title: 'A network error has occurred.',
    text: 'We could not reach the house. Check your connection and try again; nothing is counted twice.',
  },
  'request/unknown-route': {
    title: 'That does not exist here.',
    text: 'Reload the page to get the latest version of the site, then try again.',
  },
  'request/invalid': {
    title: 'Something in that request was not right.',
    text: 'Nothing was changed. Check what you entered and try again.',
  },
  'session/required': {
    title: 'Your sign-in has ended.',
    text: 'Sign in again to go on; your coins are where you left them.',
  },
  'session/forbidden': {
    title: 'That is for those who run the store.',
    text: 'Your sign-in does not open this. Nothing was changed.',
  },
  'pictures/unknown-upload': {
    title: 'The upload is not there any more.',
    text: 'Upload the picture again.',
  },
  'pictures/too-large': { title: 'That picture is too large.', text: 'A picture has at most 5 MB.' },
  'pictures/not-a-picture': {
    title: 'That is not a picture.',
    text: 'Choose a photo or a drawing, such as a JPEG or PNG file.',
  },
  'request/too-large': {
    title: 'That was too much at once.',
    text: 'Nothing was changed. Send less and try again.',
  },
  'request/too-many': {
    title: 'That was faster than we can count.',
    text: 'Wait a moment and try again. No coins moved.',
  },
  'request/unavailable': {
    title: 'The house did not answer.',
    text: 'Try again in a moment: the same request is never counted twice, and your coins are safe.',
  },
  'request/internal': {
    title: 'Something went wrong on our side.',
    text: 'Try again in a moment: the same request is never counted twice, and your coins are safe.',
  },
  'idempotency/key-missing': {
    title: 'That request was incomplete.',
    text: 'Reload the page and try again. No coins moved.',
  },
  'idempotency/key-reused': {
    title: 'That request was already used for something else.',
    text: 'Reload the page and try again. No coins moved.',
  },
  'games/unknown-game': { title: 'We do not have that game.', text: 'Choose another one from the lobby.' },
  'games/round-open': {
    title: 'Another round is not over yet.',
    text: 'End it in its game first. Nothing of it is lost.',
  },
  'games/decision-not-allowed': {
    title: 'The round does not offer that now.',
    text: 'Choose one of what it shows. No coins moved.',
  },
  'games/round-moved-on': {
    title: 'Your round has moved on.',
    text: 'A decision was taken in another tab. Look at the round as it stands now.',
  },
  'games/unknown-round': {
    title: 'This round is over.',
    text: 'Look among your rounds in the game: what it paid is yours.',
  },
  'wallet/insufficient-funds': {
    title: 'Not enough coins for that.',
    text: 'Choose something smaller. No coins moved.',
  },
  'wallet/hold-not-open': {
    title: 'Nothing is set aside there any more.',
    text: 'Reload the page to see how things stand. No coins moved.',
  },
  'wallet/unknown-transaction': {
    title: 'We do not know this transaction.',
    text: 'Check its number. No coins moved.',
  },
  'wallet/not-reversible': {
    title: 'This cannot be undone.',
    text: 'Correct it by an adjustment instead. No coins moved.',
  },
  'player/under-age': {
    title: 'This is for grown-ups.',
    text: 'You are too young to play here. Your coins stay where they are.',
  },
  'player/age-and-state-needed': {
    title: 'Tell us your age and your state first.',
    text: 'Sweeps Coins need them. Gold Coins can be played without.',
  },
  'player/state-blocked': {
    title: 'No Sweeps Coins where you live.',
    text: 'Gold Coins can be played, and your Sweeps Coins stay yours.',
  },
  'player/unknown-player': {
    title: 'Nobody here has this number.',
    text: 'Check it and try again. Nothing was changed.',
  },
  'player/state-told': {
    title: 'You told us that you live elsewhere.',
    text: 'Where you live can be changed by our support alone. Write to us from the address of your account.',
  },
  'player/birthday-told': {
    title: 'You told us another date of birth.',
    text: 'Enter the one from before, or write to us if it was wrong.',
  },
  'play-limits/too-fast': {
    title: 'One round at a time.',
    text: 'Every round has a shortest length. Wait a moment and play again.',
  },
  'play-limits/on-break': {
    title: 'You are on a break.',
    text: 'It ends by itself. Your coins wait for you.',
  },
  'play-limits/excluded': {
    title: 'You have excluded yourself from play.',
    text: 'Prizes can still be ordered with the coins you have.',
  },
  'play-limits/stake-limit-reached': {
    title: 'This would pass your stake limit.',
    text: 'Choose a smaller stake, or wait for the next period.',
  },
  'play-limits/loss-limit-reached': {
    title: 'This could pass your loss limit.',
    text: 'Choose a smaller stake, or wait for the next period.',
  },
  'play-limits/purchase-limit-reached': {
    title: 'This would pass your purchase limit.',
    text: 'Choose something smaller, or wait for the next period.',
  },
  'play-limits/time-limit-reached': {
    title: 'Your time limit is reached.',
    text: 'You can play again in the next period.',
  },
  'play-limits/reality-check-due': {
    title: 'Time to see where you stand.',
    text: 'Have a look in the game, then go on if you like.',
  },
  'cart/unknown-product': {
    title: 'This prize is not there any more.',
    text: 'Have a look at the others in the store.',
  },
  'cart/sold-out': { title: 'This prize is sold out.', text: 'Your cart is as it was.' },
  'cart/only-some-left': {
    title: 'There are not that many left.',
    text: 'Choose fewer pieces. Your cart is as it was.',
  },
  'cart/not-open': {
    title: 'This one is not open yet.',
    text: 'It opens when its odds are published. Your cart is as it was.',
  },
  'cart/full': {
    title: 'Your cart is full.',
    text: 'It holds 20 different prizes. Take one out, or check out first.',
  },
  'checkout/cart-empty': {
    title: 'Your cart is empty.',
    text: 'Choose a prize in the store first.',
  },
  'checkout/lines-refused': {
    title: 'Something in your cart has changed.',
    text: 'See what it is in your cart. Nothing was ordered and no coins moved.',
  },
  'checkout/below-minimum': {
    title: 'That is below the smallest order.',
    text: 'An order is at least 10.00 SC. Nothing was ordered and no coins moved.',
  },
  'checkout/reservation-lapsed': {
    title: 'Your ten minutes are over.',
    text: 'The prizes went back to the store. Nothing was ordered and no coins moved; start again whenever you like.',
  },
  'checkout/cart-changed': {
    title: 'Your cart has changed meanwhile.',
    text: 'Check out again with the cart as it is now. Nothing was ordered and no coins moved.',
  },
  'orders/unknown-order': {
    title: 'We do not know this order.',
    text: 'Check the address, or look among your transactions.',
  },
};

const unknown: RefusalWords = {
  title: 'That did not work.',
  text: 'Nothing was lost. Try again, or reload the page if it happens twice.',
};

/** The words for whatever went wrong; a failure that is no refusal gets words that promise nothing. */
export function wordsFor(failure: unknown): RefusalWords {
  if (!(failure instanceof ApiRefusal) || !isKnown(failure.code)) return unknown;
  return refusalWords[failure.code];
}

function isKnown(code: string): code is keyof typeof refusalWords {
  return Object.hasOwn(refusalWords, code);
}
