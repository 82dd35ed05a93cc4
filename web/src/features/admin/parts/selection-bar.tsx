import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { type BulkOutcome, type BulkProgress, isDone } from './bulk-job';
import { mostSelected, type Selection } from './selection';
import './selection.css';

/**
 * The selection of a list, and what can be done with all of it.
 *
 * @param label     of the group, such as `Selected orders`
 * @param progress  steps of this tab, under way or with a report to read; null without
 * @param onView    called to show them
 * @param children  what can be done with the selected rows
 */
export function SelectionBar<Row>({
  of: selection,
  label,
  progress = null,
  onView,
  children,
}: {
  of: Selection<Row>;
  label: string;
  progress?: BulkProgress<unknown, BulkOutcome> | null;
  onView?: () => void;
  children: ReactNode;
}) {
  const { rows, listed } = selection;
  return (
    <div className="selection-bar panel" role="group" aria-label={label} tabIndex={-1}>
      <p className="font-semibold tabular" role="status">
        {rows.length === 0 ? `${listed} listed` : selectedLabel(rows.length)}
      </p>
      {listed > 0 && (
        <Button variant="quiet" onClick={rows.length === 0 ? selection.selectAll : selection.clear}>
          {rows.length === 0 ? selectLabel(listed) : 'Clear selection'}
        </Button>
      )}
      {progress && (
        <Button variant="primary" onClick={onView}>
          {isDone(progress) ? 'View the last step' : 'View progress'}
        </Button>
      )}
      {rows.length > 0 && children}
    </div>
  );
}

/** Says why a full selection takes no further row. */
function selectedLabel(count: number): string {
  return count === mostSelected ? `${count} selected, the most at once` : `${count} selected`;
}

function selectLabel(listed: number): string {
  return listed > mostSelected ? `Select the first ${mostSelected}` : 'Select all';
}
