import { Chip, Chips } from '#components/ui/chips';
import { type ProductState, stateNames } from './table-view';

const states = Object.entries(stateNames) as [ProductState, string][];

/** The states that products can be in, with how many are, and all of them together. */
export function StateChoice({
  chosen,
  counts,
  pathOf,
}: {
  chosen: ProductState | null;
  counts: Record<ProductState | 'all', number> | null;
  pathOf: (state: ProductState | null) => string;
}) {
  return (
    <Chips label="Products by state">
      {([[null, 'All'], ...states] as const).map(([state, name]) => (
        <Chip
          key={name}
          to={pathOf(state)}
          replace
          preventScrollReset
          isChosen={state === chosen}
          count={counts?.[state ?? 'all'] ?? '–'}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  );
}
