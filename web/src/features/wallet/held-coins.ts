import type { Coin } from '#domain/money/coin';
import type { Balances } from '#web/lib/balances';
import { coinNames, formatAmount } from '#web/lib/coins';

/** Coins that are set aside, and for what. */
export interface HeldCoins {
  readonly coin: Coin;
  readonly value: number;
  readonly words: string;
}

const purposes: Record<Coin, string> = { gold: 'your open round', sweeps: 'your checkout or open round' };

/** What of each coin is set aside, and no part of what can be played or redeemed; empty when nothing is. */
export function heldCoins({ goldHeld, sweepsHeld }: Balances, locale?: string): HeldCoins[] {
  const held = { gold: goldHeld, sweeps: sweepsHeld };
  return (['gold', 'sweeps'] as const)
    .filter((coin) => held[coin] > 0)
    .map((coin) => {
      const written = formatAmount(coin, held[coin], { locale });
      return {
        coin,
        value: held[coin],
        words: `${written} ${coinNames[coin].short} held for ${purposes[coin]}`,
      };
    });
}
