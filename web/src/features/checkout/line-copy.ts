import type { Cart } from '#contracts/shop/cart-routes';
import { formatAmount } from '#web/lib/coins';

type CartLine = Cart['lines'][number];

/** Returns what a player should know about a line of the cart before the checkout; null if nothing changed. */
export function noticeOf(line: CartLine): string | null {
  switch (line.notice) {
    case null:
      return null;
    case 'price-changed':
      return `The price was ${formatAmount('sweeps', line.priceWhenAdded)} SC and is now ${formatAmount('sweeps', line.price)} SC.`;
    case 'only-some-left':
      return `You wanted ${line.quantity}. Only ${line.stock === 1 ? 'one is' : `${line.stock} are`} left.`;
    case 'sold-out':
      return 'Sold out. It stays here in case it comes back.';
    case 'gone':
      return 'This prize is no longer in the store.';
    case 'not-open':
      return 'Opens when its odds are published.';
  }
}
