import { memo } from 'react';
import { Chip, Chips } from '#components/ui/chips';
import { categoryNames } from '#web/lib/catalog/category-copy';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';

const categories = Object.entries(categoryNames) as [RewardProductCategory, string][];

/** Links to the categories of the store, and to all prizes. */
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
