import type { Coin } from '#domain/money/coin';

/** How each coin is called in front of people. */
export const coinNames: Record<Coin, { name: string; short: string }> = {
  gold: { name: 'Gold Coins', short: 'GC' },
  sweeps: { name: 'Sweeps Coins', short: 'SC' },
};

/**
 * Writes an amount as people read it: whole Gold Coins, Sweeps Coins with two decimals.
 *
 * @param units  an integer of the coin's smallest unit
 * @param options.compact  `12.35M` instead of every figure, from a million on
 */
export function formatAmount(
  coin: Coin,
  units: number,
  options: { locale?: string | undefined; signed?: boolean; compact?: boolean } = {},
): string {
  const decimals = coin === 'sweeps' ? 2 : 0;
  const format = numberFormat(options.locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Millions are shortened where room is scarce; below, every coin shows.
    ...(options.compact && Math.abs(units) >= 10 ** (decimals + 6) && shortened),
    signDisplay: options.signed ? 'exceptZero' : 'auto',
  });
  return format.format(units / 10 ** decimals);
}

const shortened = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const;

/** Formats are dear to make, and amounts on show count up many times a second. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string | undefined, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = JSON.stringify([locale, options]);
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}
