import type { Coin } from '#domain/money/coin';
import { isAmerican, writeAmerican } from './american-numbers';
import { numberFormat } from './number-format';

/** Display names of each coin. */
export const coinNames: Record<Coin, { name: string; short: string }> = {
  gold: { name: 'Gold Coins', short: 'GC' },
  sweeps: { name: 'Sweeps Coins', short: 'SC' },
};

/**
 * Formats an amount: whole Gold Coins, Sweeps Coins with two decimals.
 *
 * @param units  an integer of the coin's smallest unit
 * @param options.compact  `12.35M` instead of every digit, from a million on
 */
export function formatAmount(
  coin: Coin,
  units: number,
  options: { locale?: string | undefined; signed?: boolean; compact?: boolean } = {},
): string {
  const { locale, signed = false, compact = false } = options;
  const decimals = coin === 'sweeps' ? 2 : 0;
  // Only millions are abbreviated; smaller amounts show every coin.
  const isShortened = compact && Math.abs(units) >= 10 ** (decimals + 6);
  if (isAmerican(locale) && !isShortened)
    return (signed && units > 0 ? '+' : '') + writeAmerican(units / 10 ** decimals, decimals);
  return numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(isShortened && shortened),
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(units / 10 ** decimals);
}

const shortened = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const;
