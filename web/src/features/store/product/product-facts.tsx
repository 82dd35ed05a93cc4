import { Prose } from '#components/ui/prose';
import { deliveryLabels } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** Delivery and terms of a prize. */
export function ProductFacts({ product: { category, terms } }: { product: RewardProduct }) {
  return (
    <dl className="product-facts grid gap-4 pbs-4 text-sm border-bs-line">
      <div>
        <dt>Delivery</dt>
        <dd>{deliveryLabels[category ?? 'merch']}</dd>
      </div>
      {terms && (
        <div>
          <dt>Terms</dt>
          <dd>
            <Prose text={terms} />
          </dd>
        </div>
      )}
    </dl>
  );
}
