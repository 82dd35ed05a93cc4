import { memo } from 'react';
import { Chip, Chips } from '#components/ui/chips';
import { categoryNames } from '#web/lib/catalog/category-copy';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';

const categories = Object.entries(categoryNames) as [RewardProductCategory, string][];

/** The categories of the store, and all of them together. */
export const CategoryChoice = memo(function CategoryChoice({
  chosen,
  addressOf,
}: {
  chosen: RewardProductCategory | null;
  addressOf: (changes: { category: RewardProductCategory | null }) => string;
}) {
  return (
    <Chips label="Prize categories">
      {([[null, 'All prizes'], ...categories] as const).map(([category, name]) => (
        <Chip key={name} to={addressOf({ category })} preventScrollReset isChosen={category === chosen}>
          {name}
        </Chip>
      ))}
    </Chips>
  );
});
