import type { Cart } from '#contracts/shop/cart-routes';
import { formatAmount } from '#web/lib/format/coins';

type CartLine = Cart['lines'][number];

/** Returns what a player should know about a line of the cart before the checkout; null if nothing changed. */
export function noticeOf(line: CartLine): string | null {
  switch (line.notice) {
    case null:
      return null;
    case 'price-changed':
      return `The price changed from ${formatAmount('sweeps', line.priceWhenAdded)} SC to ${formatAmount('sweeps', line.price)} SC.`;
    case 'only-some-left':
      return `Only ${line.stock} left. Your cart has ${line.quantity}.`;
    case 'sold-out':
      return 'Sold out. It stays in your cart in case it is restocked.';
    case 'gone':
      return 'This prize is no longer in the store.';
    case 'not-open':
      return 'This prize is not open for orders.';
  }
}
