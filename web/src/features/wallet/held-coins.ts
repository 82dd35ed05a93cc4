import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import type { Balances } from '#web/lib/live/balances';

/** Coins on hold, with their purpose. */
export interface HeldCoins {
  readonly coin: Coin;
  readonly value: number;
  readonly words: string;
}

const purposes: Record<Coin, string> = { gold: 'your open round', sweeps: 'your checkout or open round' };

/** Returns the held amount of each coin, which is not part of the playable or redeemable balance; empty without holds. */
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
