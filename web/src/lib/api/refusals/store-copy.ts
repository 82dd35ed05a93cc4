import { mostLines } from '#domain/rewards/cart';
import { codeHoldRules } from '#domain/rewards/code-hold';
import { holdCeiling } from '#domain/rewards/hold-ceiling';
import { mostCodes, mostRandomPrizes } from '#domain/rewards/order-limits';
import type { RefusalMessages } from './message-of';

/** Error messages from cart to order. */
export const storeMessages: RefusalMessages<'cart' | 'checkout' | 'orders'> = {
  'cart/unknown-product': {
    title: 'This prize is no longer available.',
    text: 'See the other prizes in the store.',
  },
  'cart/sold-out': {
    title: 'This prize is sold out.',
    text: 'Choose another one. Your cart was not changed.',
  },
  'cart/only-some-left': {
    title: 'There are not enough left.',
    text: 'Choose a smaller quantity. Your cart was not changed.',
  },
  'cart/not-open': {
    title: 'This prize is not open for orders.',
    text: 'You can order it while its odds are published or its draw is open. Your cart was not changed.',
  },
  'cart/full': {
    title: 'Your cart is full.',
    text: `It holds up to ${mostLines} different prizes. Remove one, or check out first.`,
  },
  'cart/too-many-codes': {
    title: 'There are too many gift codes for one order.',
    text: `An order holds up to ${mostCodes} gift codes. Place this order first, then order the rest.`,
  },
  'checkout/cart-empty': {
    title: 'Your cart is empty.',
    text: 'Choose a prize in the store first.',
  },
  'checkout/lines-refused': {
    title: 'Something in your cart has changed.',
    text: 'Review your cart and try again. Nothing was ordered and no coins moved.',
  },
  'checkout/below-minimum': {
    title: 'Your order is below the minimum.',
    text: 'Your cart shows how much is missing. Nothing was ordered and no coins moved.',
  },
  'checkout/reservation-lapsed': {
    title: 'Your reservation has expired.',
    text: 'The prizes went back to the store. Nothing was ordered and no coins moved. You can start again at any time.',
  },
  'checkout/cart-changed': {
    title: 'Your cart has changed.',
    text: 'Check out again with your current cart. Nothing was ordered and no coins moved.',
  },
  'checkout/too-many-holds': {
    title: 'A prize in your cart was reserved too many times today.',
    text: `You can reserve a prize up to ${holdCeiling.mostOfAProductADay} times a day without ordering it. Try again after midnight where you live, or remove it and order the rest.`,
  },
  'checkout/too-many-random-prizes': {
    title: 'There are too many mystery prizes or draws in this order.',
    text: `An order holds up to ${mostRandomPrizes.pieces} mystery prizes and enters up to ${mostRandomPrizes.draws} draws. Nothing was ordered. Remove some and order them next.`,
  },
  'orders/unknown-order': {
    title: 'We could not find this order.',
    text: 'Check the link, or find the order in your transactions.',
  },
  'orders/step-refused': {
    title: 'This step is not possible for this order.',
    text: 'The order may have changed since you opened it. Reload the page to see its current status.',
  },
  'orders/not-cancellable': {
    title: 'This order can no longer be canceled.',
    text: 'We are already working on it, or part of it was delivered. Contact us and we will see what we can do.',
  },
  'orders/gold-spent': {
    title: 'Gold Coins from this order have been played.',
    text: 'The order cannot be canceled without them. Nothing was changed.',
  },
  'orders/code-held': {
    title: 'Your gift code is on hold because your account is new.',
    text: `We show it ${codeHoldRules.hours} hours after your first coins. It is reserved for you. Verify your identity or make a purchase to see it sooner.`,
  },
  'orders/unknown-code': {
    title: 'We could not find this gift code.',
    text: 'Reload the page to see the codes in this order.',
  },
};
