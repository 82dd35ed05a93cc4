import type { Selection } from './selection';
import './selection.css';

/**
 * The box that selects a row.
 *
 * @param name  of the row
 */
export function SelectBox<Row>({ of, row, name }: { of: Selection<Row>; row: Row; name: string }) {
  return (
    <label className="grid place-items-center min-block-target cursor-pointer">
      <input
        type="checkbox"
        className="check-field-box"
        checked={of.has(row)}
        aria-label={`Select ${name}`}
        onChange={() => of.toggle(row)}
      />
    </label>
  );
}
