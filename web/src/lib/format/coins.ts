import type { Coin } from '#domain/money/coin';
import { isAmerican, writeAmerican } from './american-numbers';

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
  return numberFormat({ locale, decimals, isShortened, signed }).format(units / 10 ** decimals);
}

const shortened = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const;

interface AmountStyle {
  readonly locale: string | undefined;
  readonly decimals: number;
  readonly isShortened: boolean;
  readonly signed: boolean;
}

/** Cached: formatters are expensive to create, and amounts on show count up many times a second. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat({ locale, decimals, isShortened, signed }: AmountStyle): Intl.NumberFormat {
  const name = `${locale} ${decimals} ${isShortened} ${signed}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(isShortened && shortened),
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  formats.set(name, format);
  return format;
}
