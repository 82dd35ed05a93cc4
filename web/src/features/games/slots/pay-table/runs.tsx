import type { Coin } from '#domain/money/coin';
import { formatAmount } from '#web/lib/format/coins';
import { runLabel, type SymbolPays } from './pays';

/** Payouts of a symbol by the length of its run or the size of its cluster. */
export function Runs({ pays, coin }: { pays: SymbolPays; coin: Coin }) {
  return (
    <dl className="slots-runs text-sm tabular">
      {pays.runs.map((run) => (
        <div key={run.count}>
          <dt>{runLabel(run)}</dt>
          <dd>{formatAmount(coin, run.payout)}</dd>
        </div>
      ))}
    </dl>
  );
}
