const priceFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a price in dollars from cents. */
export function priceLabel(cents: number): string {
  return priceFormat.format(cents / 100);
}
