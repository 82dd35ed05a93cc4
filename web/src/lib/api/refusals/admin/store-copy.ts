import type { AdminMessages } from '../message-of';

/** Error messages of orders, and of gift code pools. */
export const adminStoreMessages: AdminMessages<'orders' | 'gift-codes'> = {
  'orders/outcome-final': {
    title: 'This order is final.',
    text: 'It includes a mystery prize that was drawn or a draw that was entered, so it cannot be reversed. Use a correction for any problem with the rest.',
  },
  'orders/codes-missing': {
    title: 'Some gift codes for this order are missing.',
    text: 'Add codes to the product’s pool. The order takes them automatically and is delivered then.',
  },
  'orders/address-final': {
    title: 'The address of this order can no longer be changed.',
    text: 'The order has shipped or ended, or it ships nothing. Reload the page to see its current status.',
  },
  'orders/code-replaced': {
    title: 'This gift code was already replaced.',
    text: 'Reload the order to see its current codes. Nothing was changed.',
  },
  'orders/code-viewed': {
    title: 'The player has viewed a gift code of this order.',
    text: 'Only a superadmin can replace it, or decline, cancel or refund the order. Nothing was changed.',
  },
  'orders/viewed-codes-above-limit': {
    title: 'This order cannot be undone today.',
    text: 'With today’s other corrections, the gift codes that the player viewed exceed the limit for one person. Request a balance correction for the player, which a second superadmin can approve. Nothing was changed.',
  },
  'orders/viewed-code-replaced': {
    title: 'This gift code was already replaced after a view.',
    text: 'A viewed code is replaced only once. Request a balance correction for the player, which a second superadmin can approve. Nothing was changed.',
  },
  'orders/codes-final': {
    title: 'The codes of this order can no longer be replaced.',
    text: 'The order was declined, canceled or refunded. Nothing was changed.',
  },
  'orders/no-code-left': {
    title: 'The pool has no code left.',
    text: 'Add codes to the product under Gift codes, then replace this one. Nothing was changed.',
  },
  'gift-codes/unknown-batch': {
    title: 'We could not find this batch.',
    text: 'Reload the page to see the batches of this product.',
  },
};
