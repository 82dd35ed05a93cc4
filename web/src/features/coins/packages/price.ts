import { dollarsLabel } from '#web/lib/format/numbers';

/** Formats a price in dollars from cents. */
export function priceLabel(cents: number): string {
  return dollarsLabel(cents, { locale: 'en-US' });
}
