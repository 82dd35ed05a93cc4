import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { countLabel } from '#web/lib/format/numbers';
import { type BulkOutcome, type BulkProgress, isDone } from './bulk-job';
import type { Selection } from './selection';
import './selection.css';

/**
 * The selection of a list, and what can be done with all of it.
 *
 * @param label       of the group, such as `Selected orders`
 * @param isOfLoaded  whether the list loads further rows by itself, so that all are those loaded so far
 * @param progress    steps of this tab, under way or with a report to read; null without
 * @param onView      called to show them
 * @param children    what can be done with the selected rows
 */
export function SelectionBar<Row>({
  of: selection,
  label,
  isOfLoaded = false,
  progress = null,
  onView,
  children,
}: {
  of: Selection<Row>;
  label: string;
  isOfLoaded?: boolean;
  progress?: BulkProgress<unknown, BulkOutcome> | null;
  onView?: () => void;
  children: ReactNode;
}) {
  const { rows, listed } = selection;
  const all = isOfLoaded ? 'Select all loaded' : 'Select all';
  return (
    <div className="selection-bar panel" role="group" aria-label={label} tabIndex={-1}>
      <p className="font-semibold tabular" role="status">
        {rows.length === 0
          ? `${countLabel(listed)} ${isOfLoaded ? 'loaded' : 'listed'}`
          : selectedLabel(selection)}
      </p>
      {listed > 0 && (
        <Button variant="quiet" onClick={rows.length === 0 ? selection.selectAll : selection.clear}>
          {rows.length === 0 ? (
            selectLabel(selection, all)
          ) : (
            <>
              <X aria-hidden="true" size={18} />
              <span className="selection-clear">Clear selection</span>
            </>
          )}
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
function selectedLabel({ rows, most }: Pick<Selection<unknown>, 'rows' | 'most'>): string {
  const count = `${countLabel(rows.length)} selected`;
  return rows.length === most ? `${count}, the most at once` : count;
}

function selectLabel({ listed, most }: Pick<Selection<unknown>, 'listed' | 'most'>, all: string): string {
  return listed > most ? `Select the first ${countLabel(most)}` : all;
}
