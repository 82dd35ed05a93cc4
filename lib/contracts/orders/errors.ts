import type { Amount } from '#domain/money/coin';
import { codeHoldRules } from '#domain/rewards/code-hold';
import type { OrderStatus } from '#domain/rewards/order-status';
import { defineError } from '../error';

/** Error codes of orders. */
export const orderErrors = {
  'orders/unknown-order': defineError(404, 'No order has this id.'),
  'orders/step-refused': defineError<{ from: OrderStatus; to: OrderStatus }>(
    409,
    "The order's status does not allow this step.",
  ),
  'orders/not-cancellable': defineError<{ status: OrderStatus }>(409, 'The order can no longer be canceled.'),
  'orders/gold-spent': defineError<{ shortBy: Amount }>(409, 'Gold Coins from this order have been played.'),
  'orders/codes-missing': defineError<{ missing: number }>(
    409,
    'Gift codes for this order are not available yet.',
  ),
  'orders/outcome-final': defineError(
    409,
    'The order includes a drawn prize or a draw entry, so it is final.',
  ),
  'orders/address-final': defineError<{ status: OrderStatus }>(
    409,
    'The order has shipped or ended, or ships nothing, so its address cannot change.',
  ),
  'orders/code-replaced': defineError(409, 'The gift code was replaced in the meantime.'),
  'orders/code-viewed': defineError(
    403,
    'The player has viewed the gift code, so only a superadmin can replace it or undo its order.',
  ),
  'orders/viewed-codes-above-limit': defineError<{ most: Amount }>(
    409,
    'Undoing the order would exceed what can be adjusted for a player in a day. Request a balance correction instead.',
  ),
  'orders/viewed-code-replaced': defineError(409, 'A viewed gift code was already replaced in this order.'),
  'orders/codes-final': defineError(409, 'The order was undone, so its gift codes cannot be replaced.'),
  'orders/no-code-left': defineError(409, "The product's pool has no gift code left."),
  'orders/unknown-code': defineError(404, 'The order has no gift code with this number.'),
  'orders/code-held': defineError<{ shownFrom: Date }>(
    409,
    `Gift codes are shown ${codeHoldRules.hours} hours after an account's first coins.`,
  ),
};
