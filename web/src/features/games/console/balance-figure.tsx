import { memo } from 'react';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import type { Balances } from '#web/lib/live/balances';
import { CountedAmount } from './counted-amount';
import { spendable } from './stake-choice';
import { usePrevious } from './use-previous';

const countMs = 650;

/** Characters of an amount that fit beside the choice of coins on the narrowest phones. */
const mostCharacters = 11;

/**
 * The spendable balance of the coin. Phones show a long one shortened, and its name keeps every digit. While a round is under way, its stake is shown beside it: the balance never runs ahead of the ledger.
 * Memoized, since most changes of a round leave both alone.
 *
 * @param staked  stake of the round under way, 0 between rounds
 */
export const BalanceFigure = memo(function BalanceFigure({
  coin,
  balances,
  label,
  staked,
  still,
}: {
  coin: Coin;
  balances: Balances;
  label: string;
  staked: number;
  still: boolean;
}) {
  const amount = spendable(balances, coin);
  const before = usePrevious({ coin, amount });
  const from = before.coin === coin ? before.amount : amount;
  const whole = formatAmount(coin, amount);
  const isLong = whole.length > mostCharacters;
  return (
    <div className="play-balance" data-staked={staked > 0}>
      <span className="play-label text-xs font-bold text-muted">{label}</span>
      <span
        className={`play-balance-amount font-display text-lg font-bold tabular whitespace-nowrap amount-${coin}`}
        data-long={isLong}
        title={isLong ? whole : undefined}
      >
        <CountedAmount
          coin={coin}
          from={from}
          to={amount}
          durationMs={still || from === amount ? 0 : countMs}
        />
        {isLong && (
          <span className="md:hidden" aria-hidden="true">
            {formatAmount(coin, amount, { compact: true })}
          </span>
        )}{' '}
        {coinNames[coin].short}
      </span>
      {staked > 0 && (
        <span className="play-balance-staked text-xs font-bold text-muted">
          {formatAmount(coin, -staked)} in play
        </span>
      )}
    </div>
  );
});
