import type { ComponentProps } from 'react';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { CoinMark } from './coin-mark';

/**
 * An amount of coins with its mark, in tabular figures: gold for GC, jade for SC.
 *
 * @param value  an integer of the coin's smallest unit
 * @param locale  only for pages that are rendered before the player's locale is known
 */
export function Amount({
  coin,
  value,
  signed = false,
  compact = false,
  locale,
  className = '',
  ...props
}: ComponentProps<'span'> & {
  coin: Coin;
  value: number;
  signed?: boolean;
  compact?: boolean;
  locale?: string;
}) {
  return (
    <span className={`amount amount-${coin} ${className}`} {...props}>
      <CoinMark coin={coin} />
      <span>
        {formatAmount(coin, value, { signed, compact, locale })}
        <span className="sr-only print:not-sr-only"> {coinNames[coin].name}</span>
      </span>
    </span>
  );
}
