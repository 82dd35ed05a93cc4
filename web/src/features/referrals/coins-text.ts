import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';

/** Formats an amount within a sentence, such as `5.00 SC`. */
export function coinsText(coin: Coin, units: number): string {
  return `${formatAmount(coin, units)} ${coinNames[coin].short}`;
}
