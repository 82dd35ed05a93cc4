import type { WordsOf } from './message-of';

/** Error messages from cart to order. */
export const storeCopy: WordsOf<'cart' | 'checkout' | 'orders'> = {
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
  'cart/too-many-codes': {
    title: 'One order cannot hold so many codes.',
    text: 'Gift codes come up to 50 to an order. Order these first, and the others right after.',
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
    text: 'Your cart says what is missing. Nothing was ordered and no coins moved.',
  },
  'checkout/reservation-lapsed': {
    title: 'Nothing is held for you any more.',
    text: 'The prizes went back to the store. Nothing was ordered and no coins moved; start again whenever you like.',
  },
  'checkout/cart-changed': {
    title: 'Your cart has changed meanwhile.',
    text: 'Check out again with the cart as it is now. Nothing was ordered and no coins moved.',
  },
  'checkout/too-many-holds': {
    title: 'A prize in your cart was held several times today.',
    text: 'Others wait for it, so it can be held three times a day without an order. Try again after midnight where you live, or order the rest of your cart without it.',
  },
  'checkout/too-many-random-prizes': {
    title: 'That is more chance than one order can hold.',
    text: 'An order holds at most 20 mystery prizes and enters at most 5 draws. Nothing was ordered; take some out and order them after.',
  },
  'orders/outcome-final': {
    title: 'This order stands.',
    text: 'A mystery prize of it was drawn, or a draw entered. That is never taken back; what went wrong with the rest is put right by a correction.',
  },
  'orders/unknown-order': {
    title: 'We do not know this order.',
    text: 'Check the address, or look among your transactions.',
  },
  'orders/step-refused': {
    title: 'The order has moved on meanwhile.',
    text: 'Look where it stands now; this step does not follow from there.',
  },
  'orders/not-cancellable': {
    title: 'This order cannot be taken back any more.',
    text: 'We are at it already, or something of it was given. Write to us, and we see what can be done.',
  },
  'orders/gold-spent': {
    title: 'Gold Coins of this order have been played since.',
    text: 'They would have to be there to be taken back, so the order stands as it is.',
  },
  'orders/codes-missing': {
    title: 'Codes of this order are still to come.',
    text: 'Add codes to the pool of the product; the order takes them by itself and is delivered then.',
  },
  'orders/code-held': {
    title: 'Your account is new: the code is shown 72 hours after your first coins.',
    text: 'It stays reserved for you. It is shown at once if you confirm your identity, or after your first purchase.',
  },
  'orders/unknown-code': {
    title: 'This order has no such code.',
    text: 'Reload the page to see the codes that it has.',
  },
};
