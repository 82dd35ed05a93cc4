import { SwitchField } from '#components/ui/switch-field';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useToggle } from './use-toggle';

/** Switches the visibility of a product for players. */
export function ActiveSwitch({
  product,
  onNewVersion,
}: {
  product: RewardProduct;
  onNewVersion: (product: RewardProduct) => void;
}) {
  const { isOn, isPending, toggle } = useToggle(product, 'active', onNewVersion);
  return (
    <SwitchField
      label={`${product.name} is active`}
      isLabelHidden
      checked={isOn}
      pending={isPending}
      onChange={toggle}
    />
  );
}
