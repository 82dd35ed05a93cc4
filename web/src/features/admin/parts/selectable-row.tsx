import type { ComponentProps } from 'react';
import { SelectBox } from './select-box';

/** A row of a list with the box that selects it, before its content. */
export function SelectableRow<Row>({
  children,
  ...box
}: Pick<ComponentProps<'li'>, 'children'> & Parameters<typeof SelectBox<Row>>[0]) {
  const { of, row } = box;
  return (
    <li className="selectable-row" data-list-row={of.keyOf(row)} data-selected={of.has(row) || undefined}>
      <SelectBox {...box} />
      {children}
    </li>
  );
}
