import type { ReactNode } from 'react';
import { Chip, Chips } from '#components/ui/chips';

/**
 * A filter of a list with few values, which are links.
 *
 * @param pathOf  returns the address of the list with another value
 */
export function FilterChips<Value extends string | null>({
  label,
  choices,
  chosen,
  pathOf,
}: {
  label: string;
  choices: readonly { readonly value: Value; readonly label: string; readonly count?: ReactNode }[];
  chosen: Value;
  pathOf: (value: Value) => string;
}) {
  return (
    <Chips label={label}>
      {choices.map(({ value, label: name, count }) => (
        <Chip key={name} to={pathOf(value)} isChosen={value === chosen} count={count} preventScrollReset>
          {name}
        </Chip>
      ))}
    </Chips>
  );
}
