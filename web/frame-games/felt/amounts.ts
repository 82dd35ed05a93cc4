import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';

/** Coin and number format of the player's amounts. */
export interface Money {
  readonly coin: Coin;
  readonly locale: string;
}

/** An amount with its coin: `1,500 GC`, `0.20 SC`. */
export function amountLabel(units: number, { coin, locale }: Money): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}

/** A chip's value, short enough to be printed on it: `500`, `1.5K`, `0.20`. */
export function chipLabel(units: number, { coin, locale }: Money): string {
  const value = coin === 'sweeps' ? units / 100 : units;
  if (coin === 'sweeps')
    return value.toLocaleString(locale, { minimumFractionDigits: value % 1 === 0 ? 0 : 2 });
  return value.toLocaleString(locale, { notation: 'compact', maximumFractionDigits: 1 });
}
