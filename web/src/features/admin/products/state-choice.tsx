import { Chip, Chips } from '#components/ui/chips';
import { type ProductState, stateNames } from './table-view';

const states = Object.entries(stateNames) as [ProductState, string][];

/** Filter by product state. */
export function StateChoice({
  chosen,
  pathOf,
}: {
  chosen: ProductState | null;
  pathOf: (state: ProductState | null) => string;
}) {
  return (
    <Chips label="Products by state">
      {([[null, 'All'], ...states] as const).map(([state, name]) => (
        <Chip key={name} to={pathOf(state)} preventScrollReset isChosen={state === chosen}>
          {name}
        </Chip>
      ))}
    </Chips>
  );
}
