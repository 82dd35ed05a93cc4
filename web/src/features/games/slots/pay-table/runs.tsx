import type { Coin } from '#domain/money/coin';
import { formatAmount } from '#web/lib/format/coins';
import type { SymbolPays } from './pays';

/** Payouts of a symbol by the length of its run. */
export function Runs({ pays, coin }: { pays: SymbolPays; coin: Coin }) {
  return (
    <dl className="slots-runs text-sm tabular">
      {pays.runs.map(({ count, payout }) => (
        <div key={count}>
          <dt>{count}×</dt>
          <dd>{formatAmount(coin, payout)}</dd>
        </div>
      ))}
    </dl>
  );
}
