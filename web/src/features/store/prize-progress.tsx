import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { useBalances } from '#web/lib/live/balances';
import { progressTo } from './progress-to-prize';

/** A bar that shows how far the redeemable coins reach to a prize, and how many are missing. */
export default function PrizeProgress({ product: { name, price } }: { product: RewardProduct }) {
  const balances = useBalances();
  if (!balances) return null;
  const { percent, label } = progressTo(hundredthsOf(price), balances.sweepsRedeemable);
  return (
    <div className="prize-progress" data-reached={percent === 100 || undefined}>
      <div
        className="prize-progress-bar"
        role="progressbar"
        aria-label={`Progress to ${name}`}
        aria-valuenow={percent}
        aria-valuetext={label}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className="text-sm font-bold tabular" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
